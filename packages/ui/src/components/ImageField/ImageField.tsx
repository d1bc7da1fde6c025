import { useId, type ClipboardEvent, type ReactNode, type Ref } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../Button/index.ts';
import type { FieldProps } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { droppedFile, pastedFile } from './droppedImage.ts';
import {
  Actions,
  AltText,
  Help,
  Invitation,
  InvitationIcon,
  Label,
  Message,
  RequiredStar,
  Root,
  Zone,
} from './ImageField.styles.ts';
import { UploadProgress } from './UploadProgress.tsx';

export interface ImageFieldProps extends Omit<FieldProps, 'name' | 'isLabelHidden'> {
  /** The chosen picture, also while it is uploaded. */
  image: { url: string; alt: string } | null;
  altText: string;
  onAltTextChange: (altText: string) => void;
  /** Called with whatever file was chosen, dropped or pasted; type and size are the form's to check. */
  onSelectFile: (file: File) => void;
  onRemove: () => void;
  /** Share of the upload that is done, 0 to 1; null or left out when none runs. */
  progress?: number | null;
  /** Offered beside the error message. */
  onRetry?: (() => void) | undefined;
  /** A sentence under the alternative text. */
  altTextDescription?: ReactNode;
  /** The whole field, for scrolling to it. */
  ref?: Ref<HTMLDivElement>;
}

/** One picture: chosen, dropped or pasted, shown in the recommended ratio of 1875 × 1000, with its alternative text. */
export function ImageField({
  label,
  description,
  errorMessage,
  isRequired = false,
  isReadOnly = false,
  isDisabled = false,
  onBlur,
  className,
  image,
  altText,
  onAltTextChange,
  onSelectFile,
  onRemove,
  progress = null,
  onRetry,
  altTextDescription = 'Say what the picture shows, for guests who cannot see it.',
  ref,
}: ImageFieldProps) {
  const id = useId();
  const isInvalid = errorMessage !== undefined && errorMessage !== '';
  const isLocked = isReadOnly || isDisabled;
  const select = (file: File | null | undefined) => {
    if (file && !isLocked) onSelectFile(file);
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
    <Root
      ref={ref}
      role="group"
      className={className}
      aria-labelledby={`${id}-label`}
      aria-describedby={[description != null && `${id}-help`, isInvalid && `${id}-error`]
        .filter(Boolean)
        .join(' ')}
      onBlur={onBlur}
      onPaste={paste}
    >
      <Label id={`${id}-label`}>
        {label}
        {isRequired && <RequiredStar aria-hidden="true">*</RequiredStar>}
      </Label>
      {description != null && <Help id={`${id}-help`}>{description}</Help>}
      <Zone
        aria-label={image ? `${label}: drop another picture here` : `${label}: drop a picture here`}
        isDisabled={isLocked}
        $isInvalid={isInvalid}
        $hasImage={image !== null}
        onDrop={({ items }) => void droppedFile(items).then(select)}
      >
        {image ? (
          <img src={image.url} alt={altText || image.alt} />
        ) : (
          <Invitation>
            <InvitationIcon>
              <Icon name="image" size={24} />
            </InvitationIcon>
            {isLocked ? 'No picture' : 'Drop or paste a picture here, or choose one.'}
          </Invitation>
        )}
        {progress !== null && <UploadProgress label={`${label}: uploading`} progress={progress} />}
      </Zone>
      {isInvalid && (
        <Message id={`${id}-error`} role="alert">
          <Icon name="error" size={16} />
          <span>{errorMessage}</span>
        </Message>
      )}
      {!isLocked && (
        <Actions>
          <FileTrigger acceptedFileTypes={['image/*']} onSelect={(files) => select(files?.[0])}>
            <Button icon="upload" aria-describedby={`${id}-label`}>
              {image ? 'Replace picture' : 'Choose picture'}
            </Button>
          </FileTrigger>
          {onRetry && (
            <Button variant="quiet" icon="refresh" onPress={onRetry}>
              Try again
            </Button>
          )}
          {image && (
            <Button variant="quiet" icon="delete" onPress={onRemove}>
              Remove picture
            </Button>
          )}
        </Actions>
      )}
      {image && (
        <AltText>
          <TextField
            label="Alternative text"
            description={altTextDescription}
            value={altText}
            onChange={onAltTextChange}
            isReadOnly={isReadOnly}
            isDisabled={isDisabled}
          />
        </AltText>
      )}
    </Root>
  );
}
