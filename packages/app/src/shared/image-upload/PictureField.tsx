import { ImageField } from '@cardamom/ui';
import { useMessages } from '../messages/index.ts';
import type { PictureValue } from './picture-value.ts';
import type { PictureAtWork } from './usePicture.ts';

/** Props of `PictureField`. */
export interface PictureFieldProps {
  /** Of any ratio, and kept whole. */
  isLogo?: boolean;
  /** Stands beside another field. */
  isCompact?: boolean;
  /** Its alternative text is asked for elsewhere: `PictureAltText`. */
  hasAltText?: boolean;
  /** What the picture is, where a form has several. */
  label?: string;
  picture: PictureAtWork;
  value: PictureValue;
  onChange: (value: PictureValue) => void;
  /** The form's own message; the upload's wins. */
  errorMessage?: string | undefined;
  isReadOnly?: boolean;
}

/** Only pictures that the server would take are unpacked for their crop; the rest is refused as it is. */
async function mayCrop(file: File): Promise<boolean> {
  const { mayUnpack } = await import('./prepare-picture.ts');
  return mayUnpack(file);
}

/** The picture of a category, an item or the restaurant, with its alternative text. */
export function PictureField({
  label,
  isLogo = false,
  isCompact = false,
  hasAltText = true,
  picture,
  value,
  onChange,
  errorMessage,
  isReadOnly = false,
}: PictureFieldProps) {
  const { t } = useMessages('entities');
  const help = isLogo ? 'picture.logoHelp' : isCompact ? 'picture.shortHelp' : 'picture.help';
  return (
    <ImageField
      label={label ?? t('picture.label')}
      // Who has chosen a picture has read which to choose.
      description={picture.shown ? undefined : t(help)}
      showsWhole={isLogo}
      isCompact={isCompact}
      hasAltText={hasAltText}
      image={picture.shown}
      altText={value.altText}
      onAltTextChange={(altText) => onChange({ ...value, altText })}
      onSelectFile={picture.select}
      onRemove={picture.remove}
      progress={picture.progress}
      onRetry={picture.retry}
      allowsCrop={isLogo ? false : mayCrop}
      errorMessage={picture.problem ?? errorMessage}
      isReadOnly={isReadOnly}
    />
  );
}
