import { Dialog } from '@cardamom/ui';
import { Fragment } from 'react';
import { useMessages } from '#shared/messages/index.ts';
import { commandKeyWords } from '../command-key.ts';
import { Deed, Key, Keys, Press } from './KeysDialog.styles.ts';

/** Every key that does something, in one place. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useMessages('search');
  const { t: common } = useMessages('common');
  const keys = [
    [commandKeyWords('K'), t('keys.search')],
    [commandKeyWords('S'), t('keys.save')],
    ['/', t('keys.find')],
    ['↑ ↓', t('keys.row')],
    [t('keys.enterKey'), t('keys.open')],
    [t('keys.spaceKey'), t('keys.choose')],
    ['S', t('keys.status')],
    ['?', t('keys.sheet')],
  ] as const;
  return (
    <Dialog
      title={common('shell.keys')}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Keys>
        {keys.map(([press, deed]) => (
          <Fragment key={press}>
            <Deed>{deed}</Deed>
            <Press>
              {press.split(' ').map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </Press>
          </Fragment>
        ))}
      </Keys>
    </Dialog>
  );
}
