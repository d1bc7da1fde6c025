import { useState, type ClipboardEvent, type Ref } from 'react';
import { latePart } from '../../loading/index.ts';
import type { FieldProps } from '../Field/Field.tsx';
import { FieldGroup } from '../FieldGroup/index.ts';
import { Icon } from '../Icon/Icon.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import type { CropDialogProps } from './crop/CropDialog.tsx';
import { droppedFile, pastedFile } from './droppedImage.ts';
import { ImageActions } from './ImageActions.tsx';
import { AltText, Invitation, InvitationIcon, Zone } from './ImageField.styles.ts';
import { englishImageFieldTexts, type ImageFieldTexts } from './texts.ts';
import { UploadProgress } from './UploadProgress.tsx';
import { usePictureChoice, type AllowsCrop } from './usePictureChoice.ts';
import { useUploadNews } from './useUploadNews.ts';

/** Props of `ImageField`. */
export interface ImageFieldProps extends Omit<FieldProps, 'name' | 'isLabelHidden'> {
  /** The chosen picture, also while it is uploaded. */
  image: { url: string; alt: string } | null;
  /** What the picture shows, as it is typed. */
  altText: string;
  onAltTextChange: (altText: string) => void;
  /** Called with the picture that was chosen, dropped or pasted; what it is by its content is the form's to check. */
  onSelectFile: (file: File) => void;
  onRemove: () => void;
  /**
   * Lets the person choose the part that is kept; `onSelectFile` then gets it at 1875 × 1000 or less. A picture in that
   * ratio asks for nothing: it is scaled down where it is larger, else handed over as it is. So is one this browser
   * cannot read, and one for which a function returns false: such as a file of so many px that no browser should
   * unpack it.
   */
  allowsCrop?: AllowsCrop;
  /** Shows all of a picture of any ratio, such as a logo. */
  showsWhole?: boolean;
  /** Whether it asks for the alternative text itself; a form with more room elsewhere does it there. */
  hasAltText?: boolean;
  /** Keeps 225 × 120 px, or 120 × 120 px with `showsWhole`, with small buttons: for pictures beside each other. */
  isCompact?: boolean;
  /** The most a picture may weigh when it is handed over, in bytes; left out, the form judges. */
  maxBytes?: number;
  /** Share of the upload that is done, 0 to 1; null or left out when none runs. */
  progress?: number | null;
  /** Offered while an upload runs. */
  onCancel?: (() => void) | undefined;
  /** Offered beside the error message. */
  onRetry?: (() => void) | undefined;
  /** What the field says by itself, where it is not English. */
  texts?: Partial<ImageFieldTexts>;
  /** The whole field, for scrolling to it. */
  ref?: Ref<HTMLDivElement>;
}

const LateCropDialog = latePart<CropDialogProps>(
  async () => (await import('./crop/CropDialog.tsx')).CropDialog,
);

/** One picture: chosen, dropped or pasted, shown in the recommended ratio of 1875 × 1000, with its alternative text. */
export function ImageField({
  label,
  description,
  errorMessage,
  isRequired,
  isReadOnly = false,
  isDisabled = false,
  image,
  altText,
  onAltTextChange,
  onSelectFile,
  onRemove,
  allowsCrop = false,
  showsWhole = false,
  hasAltText = true,
  isCompact = false,
  maxBytes,
  progress = null,
  onCancel,
  onRetry,
  texts: givenTexts,
  ...props
}: ImageFieldProps) {
  const texts = { ...englishImageFieldTexts, ...givenTexts };
  const news = useUploadNews({
    progress,
    isStored: image !== null && !errorMessage,
    words: texts.uploaded,
  });
  const choice = usePictureChoice({
    onSelectFile: (file) => {
      news.begin(file);
      onSelectFile(file);
    },
    allowsCrop,
    maxBytes,
    wrongTypeMessage: texts.wrongType,
    tooLargeMessage: texts.tooLarge,
  });
  // Most who open a form leave its picture as it is: the dialog comes to who turns to it.
  const [isTurnedTo, setIsTurnedTo] = useState(false);
  const turn = () => setIsTurnedTo(true);
  const message = choice.refusal ?? errorMessage;
  const isInvalid = message !== undefined && message !== '';
  const isLocked = isReadOnly || isDisabled;
  const select = (file: File | null | undefined) => {
    if (file && !isLocked) choice.select(file);
  };
  const paste = (event: ClipboardEvent) => {
    if (event.target instanceof HTMLInputElement) return;
    const file = pastedFile(event.clipboardData);
    if (file === null) return;
    event.preventDefault();
    event.stopPropagation();
    select(file);
  };
  return (
    <FieldGroup
      {...props}
      {...{ label, isRequired, isReadOnly }}
      description={isReadOnly ? undefined : description}
      errorMessage={message}
      onPaste={paste}
      onFocus={turn}
      onPointerEnter={turn}
      after={
        <>
          {!isLocked && (
            <ImageActions
              {...{ texts, isCompact, onRetry }}
              hasImage={image !== null}
              isReading={choice.isReading}
              onSelectFile={select}
              onCrop={image === null ? undefined : choice.chooseAgain}
              onCancel={
                progress === null || !onCancel
                  ? undefined
                  : () => {
                      news.giveUp();
                      onCancel();
                    }
              }
              onRemove={() => {
                choice.forget();
                onRemove();
              }}
            />
          )}
          {image && hasAltText && (
            <AltText>
              <TextField
                label={texts.altText}
                description={isReadOnly ? undefined : texts.altTextHelp}
                value={altText}
                onChange={onAltTextChange}
                isReadOnly={isReadOnly}
                isDisabled={isDisabled}
              />
            </AltText>
          )}
          {allowsCrop !== false && (isTurnedTo || choice.cropping !== null) && (
            <LateCropDialog
              isWanted={choice.cropping !== null}
              cropping={choice.cropping}
              onChoose={choice.choosePart}
              onCancel={choice.cancel}
              texts={texts.cropDialog}
            />
          )}
        </>
      }
    >
      <VisuallyHidden as="div" role="status">
        {news.said}
      </VisuallyHidden>
      <Zone
        aria-label={texts.dropHere(label)}
        isDisabled={isLocked}
        $isInvalid={isInvalid}
        $hasImage={image !== null}
        $isReadOnly={isReadOnly}
        $showsWhole={showsWhole}
        $isCompact={isCompact}
        onDrop={({ items }) => void droppedFile(items).then(select)}
      >
        {image ? (
          <img src={image.url} alt={altText || image.alt} />
        ) : (
          <Invitation aria-disabled={isDisabled || undefined} $isCompact={isCompact}>
            <InvitationIcon>
              <Icon name="image" size={24} />
            </InvitationIcon>
            {isLocked ? texts.empty : isCompact ? texts.shortInvitation : texts.invitation}
          </Invitation>
        )}
        {progress !== null && (
          <UploadProgress
            label={`${label}: ${texts.uploading.toLowerCase()}`}
            text={texts.uploading}
            progress={progress}
          />
        )}
      </Zone>
    </FieldGroup>
  );
}
