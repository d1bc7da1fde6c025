import { colorValue } from '../../theme/index.ts';
import { Code } from './QrCode.styles.ts';

/** Props of `QrCode`. */
export interface QrCodeProps {
  /** The link that is encoded. */
  value: string;
  /** What a person gets by scanning: "QR code of the menu at Cardamom & Lime". */
  label: string;
  /** Edge in px, quiet zone included. */
  size?: number;
}

/**
 * A QR code that scanners read: dark on light in both schemes, error correction Q and a quiet zone of 4 modules
 * (ISO/IEC 18004, 9.1).
 */
export function QrCode({ value, label, size = 240 }: QrCodeProps) {
  return (
    <Code
      value={value}
      size={size}
      level="Q"
      marginSize={4}
      title={label}
      bgColor={colorValue('surface', 'light')}
      fgColor={colorValue('text', 'light')}
    />
  );
}
