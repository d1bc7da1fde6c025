import { useId, type ReactNode } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Avatar } from '../Avatar/index.ts';
import { Button } from '../Button/index.ts';
import { Icon } from '../Icon/index.ts';
import { Actions, Beside, Help, Problem, Root } from './PortraitField.styles.ts';

/** Formats a file dialog offers. HEIC is left out, so that a phone hands over its photo as JPEG by itself. */
const offeredTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** What the field says by itself. */
const english = {
  choose: 'Choose picture',
  replace: 'Replace picture',
  remove: 'Remove picture',
  retry: 'Try again',
};

/** Props of `PortraitField`. */
export interface PortraitFieldProps {
  /** Whose picture it is; gives the initials while there is none. */
  name: string;
  /** Address of the picture. */
  src?: string | undefined;
  /** Called with the file that was chosen; what it is by its content is the caller's to check. */
  onSelectFile: (file: File) => void;
  onRemove: () => void;
  /** The picture is being sent, or taken away. */
  isPending?: boolean;
  /** Shows the picture alone. */
  isReadOnly?: boolean;
  /** Offered where the last file did not arrive. */
  onRetry?: (() => void) | undefined;
  /** Which files can be chosen. */
  description?: ReactNode;
  /** Why the last file was refused. */
  errorMessage?: string | undefined;
  /** Who the person is, beside the picture: in words, or in the fields that say it. */
  children?: ReactNode;
  texts?: Partial<typeof english>;
}

/** A person's round picture, chosen and taken away. */
export function PortraitField({
  name,
  src,
  onSelectFile,
  onRemove,
  isPending = false,
  isReadOnly = false,
  onRetry,
  description,
  errorMessage,
  children,
  texts: given,
}: PortraitFieldProps) {
  const texts = { ...english, ...given };
  const helpId = useId();
  return (
    <Root>
      <Avatar name={name} src={src} size="large" />
      <Beside>
        {children}
        {!isReadOnly && (
          <Actions>
            <FileTrigger
              acceptedFileTypes={offeredTypes}
              onSelect={(files) => {
                const file = files?.[0];
                if (file) onSelectFile(file);
              }}
            >
              <Button icon="upload" isPending={isPending} aria-describedby={description ? helpId : undefined}>
                {src === undefined ? texts.choose : texts.replace}
              </Button>
            </FileTrigger>
            {src !== undefined && (
              <Button variant="quiet" icon="delete" onPress={onRemove} isDisabled={isPending}>
                {texts.remove}
              </Button>
            )}
            {onRetry && (
              <Button variant="quiet" icon="refresh" onPress={onRetry}>
                {texts.retry}
              </Button>
            )}
          </Actions>
        )}
        {errorMessage !== undefined && (
          <Problem role="alert">
            <Icon name="error" size={16} />
            {errorMessage}
          </Problem>
        )}
        {description && !isReadOnly && <Help id={helpId}>{description}</Help>}
      </Beside>
    </Root>
  );
}
