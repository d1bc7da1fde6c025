import { Button, Dialog, LiveResult, SearchField, Text } from '@cardamom/ui';
import { CategoryIcon } from '@cardamom/ui/category-icon';
import { categoryKinds, type CategoryKind } from '@cardamom/api-types';
import { useId, useState } from 'react';
import { useMessages } from '#shared/messages/index.ts';
import { Chosen, Help, Kind, Kinds, Label, Root } from './KindPicker.styles.ts';

/** Props of `KindPicker`. */
export interface KindPickerProps {
  value: CategoryKind;
  onChange: (kind: CategoryKind) => void;
  isReadOnly?: boolean;
}

/** One of the 43 predefined kinds, chosen by its icon and its name. */
export function KindPicker({ value, onChange, isReadOnly = false }: KindPickerProps) {
  const { t } = useMessages('categories');
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const chosen = (
    <Chosen>
      <CategoryIcon kind={value} size={20} />
      {t(`kind.${value}`)}
    </Chosen>
  );
  return (
    <Root>
      <Label id={`${id}-label`}>{t('form.kind')}</Label>
      <Help id={`${id}-help`}>{t('form.kindText')}</Help>
      {isReadOnly ? (
        chosen
      ) : (
        <Button
          aria-label={t('form.kindChosen', { kind: t(`kind.${value}`) })}
          aria-describedby={`${id}-help`}
          aria-haspopup="dialog"
          onPress={() => setIsOpen(true)}
        >
          {chosen}
        </Button>
      )}
      <Dialog title={t('form.chooseKind')} isOpen={isOpen} onOpenChange={setIsOpen}>
        <KindChoices
          value={value}
          onChoose={(kind) => {
            onChange(kind);
            setIsOpen(false);
          }}
        />
      </Dialog>
    </Root>
  );
}

function KindChoices({ value, onChoose }: { value: CategoryKind; onChoose: (kind: CategoryKind) => void }) {
  const { t } = useMessages('categories');
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLocaleLowerCase('en');
  const kinds = categoryKinds.filter((kind) => t(`kind.${kind}`).toLocaleLowerCase('en').includes(wanted));
  return (
    <>
      <SearchField
        label={t('form.searchKinds')}
        isLabelHidden
        placeholder={t('form.searchKinds')}
        value={query}
        onChange={setQuery}
        onSubmit={() => {
          const [first] = kinds;
          if (wanted !== '' && first !== undefined) onChoose(first);
        }}
      />
      <LiveResult query={wanted} found={t('form.kindsFound', { count: kinds.length })} />
      <Kinds
        aria-label={t('form.kind')}
        layout="grid"
        selectionMode="single"
        selectedKeys={[value]}
        disallowEmptySelection
        renderEmptyState={() => <Text tone="quiet">{t('form.noKind', { query })}</Text>}
      >
        {kinds.map((kind) => (
          <Kind key={kind} id={kind} textValue={t(`kind.${kind}`)} onPress={() => onChoose(kind)}>
            <CategoryIcon kind={kind} size={20} />
            {t(`kind.${kind}`)}
          </Kind>
        ))}
      </Kinds>
    </>
  );
}
