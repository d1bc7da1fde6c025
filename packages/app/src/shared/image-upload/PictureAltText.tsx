import { TextField } from '@cardamom/ui';
import { useMessages } from '../messages/index.ts';
import type { PictureFieldProps } from './PictureField.tsx';

/** Props of `PictureAltText`. */
export type PictureAltTextProps = Pick<PictureFieldProps, 'picture' | 'value' | 'onChange' | 'isReadOnly'>;

/** The alternative text of a picture whose field has no room for it; nothing while there is no picture. */
export function PictureAltText({ picture, value, onChange, isReadOnly = false }: PictureAltTextProps) {
  const { t } = useMessages('entities');
  if (!picture.shown) return null;
  return (
    <TextField
      label={t('picture.altText')}
      description={isReadOnly ? undefined : t('picture.altTextHelp')}
      value={value.altText}
      onChange={(altText) => onChange({ ...value, altText })}
      isReadOnly={isReadOnly}
    />
  );
}
