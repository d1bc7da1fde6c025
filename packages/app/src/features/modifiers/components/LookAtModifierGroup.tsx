import { Banner, Button, Dialog, RowList, Stack } from '@cardamom/ui';
import { formatMoney, type Currency } from '@cardamom/ui';
import type { ModifierGroup, ModifierOption } from '@cardamom/api-types';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#shared/entity-page/index.ts';
import { useAccess } from '#shared/access/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { modifierGroups } from '../api/modifier-groups.ts';
import { ChoiceWarnings } from './ChoiceWarnings.tsx';
import { GuestSentence } from './GuestSentence.tsx';
import { UsedBy } from './UsedBy.tsx';

/** Props of `LookAtModifierGroup`. */
export interface LookAtModifierGroupProps {
  modifierGroupId: string;
  onClose: () => void;
}

/** A modifier group to be read, with the reason why it cannot be changed here. */
export function LookAtModifierGroup({ modifierGroupId, onClose }: LookAtModifierGroupProps) {
  const { t } = useMessages('modifiers');
  const query = useQuery(modifierGroups.calls.get(modifierGroupId));
  return (
    <Dialog
      title={query.data?.name ?? t('title')}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      size="medium"
      footer={<Button onPress={onClose}>{t('look.close')}</Button>}
    >
      <Loaded query={query} errorTitle={t('form.errorTitle')}>
        {(group) => <Content group={group} />}
      </Loaded>
    </Dialog>
  );
}

function Content({ group }: { group: ModifierGroup }) {
  const { t } = useMessages('modifiers');
  const currency = useAccess().currency;
  const { name, guestName, minimum, maximum, options } = group;
  return (
    <Stack gap={4}>
      <Banner>{t('form.readOnly')}</Banner>
      <GuestSentence name={guestName || name} {...{ minimum, maximum }} optionCount={options.length} />
      <ChoiceWarnings {...{ minimum, options }} />
      <RowList
        label={t('form.optionsLabel')}
        rows={options.map((option) => ({
          id: option.id,
          title: option.name,
          detail: detailOf(option, t),
          end: option.priceDelta === 0 ? null : difference(option.priceDelta, currency),
        }))}
      />
      <UsedBy group={group} />
    </Stack>
  );
}

type Translate = ReturnType<typeof useMessages<'modifiers'>>['t'];

function detailOf({ availability, allergens, isDefault }: ModifierOption, t: Translate): string {
  return [
    availability.state === 'SOLD_OUT' ? t('option.soldOut') : '',
    availability.state === 'HIDDEN' ? t('option.hidden') : '',
    isDefault ? t('option.isDefault') : '',
    t(allergens.isDeclared ? 'option.declared' : 'option.notDeclared'),
  ]
    .filter(Boolean)
    .join(' · ');
}

function difference(minorUnits: number, currency: Currency): string {
  return `${minorUnits < 0 ? '−' : '+'}${formatMoney(Math.abs(minorUnits), currency, 'en')}`;
}
