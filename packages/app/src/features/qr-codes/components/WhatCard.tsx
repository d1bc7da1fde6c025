import { ComboBox, FormCard, Inline, LinkButton, RadioGroup, Select, Text } from '@cardamom/ui';
import { useMessages } from '#shared/messages/index.ts';
import { useHref, type Place } from '#shared/routing/index.ts';
import { codeKinds, usual, withChoice } from '../model/code-search.ts';
import type { ChoiceProps } from './choice-props.ts';
import { NewCode } from './NewCode.tsx';
import type { Targets } from './useTargets.ts';

const allSections = 'all';

/** Says that there is nothing to choose from, and leads to where that is changed. */
function NothingYet({ text, action, place }: { text: string; action: string; place: Place }) {
  const href = useHref();
  return (
    <Inline gap={4}>
      <Text tone="quiet">{text}</Text>
      <LinkButton icon="add" href={href(place)}>
        {action}
      </LinkButton>
    </Inline>
  );
}

type WhatCardProps = ChoiceProps & { targets: Targets };

function WhichMenu({ search, onSearchChange, targets: { menus, menu } }: WhatCardProps) {
  const { t } = useMessages('qrCodes');
  if (menus?.length === 0)
    return (
      <NothingYet
        text={t('what.noMenus')}
        action={t('what.addMenu')}
        place={{ to: '/menu-management/menus/new' }}
      />
    );
  return (
    <Select
      label={t('what.chooseMenu')}
      options={(menus ?? []).map(({ id, name }) => ({ id, label: name }))}
      value={menu?.id ?? null}
      onChange={(id) => onSearchChange({ ...search, ...(id !== null && { menu: id }) })}
    />
  );
}

function WhichTable({ search, onSearchChange, targets: { tables, table } }: WhatCardProps) {
  const { t } = useMessages('qrCodes');
  const options = (tables ?? []).map(({ table: { id, label, number }, section }) => ({
    id,
    label: t('what.tableIn', { table: label || t('what.numbered', { number }), section: section.name }),
  }));
  return (
    <ComboBox
      label={t('what.chooseTable')}
      options={options}
      value={table?.table.id ?? null}
      onChange={(id) => onSearchChange({ ...search, ...(id !== null && { table: id }) })}
    />
  );
}

function WhichSection({ search, onSearchChange, targets: { sections } }: WhatCardProps) {
  const { t } = useMessages('qrCodes');
  return (
    <Select
      label={t('what.chooseSection')}
      options={[
        { id: allSections, label: t('what.allSections') },
        ...(sections ?? []).map(({ id, name }) => ({ id, label: name })),
      ]}
      value={search.section ?? allSections}
      onChange={(id) => {
        const { section: _before, ...rest } = search;
        onSearchChange(id === null || id === allSections ? rest : { ...rest, section: id });
      }}
    />
  );
}

function NoTables() {
  const { t } = useMessages('qrCodes');
  return (
    <NothingYet text={t('what.noTables')} action={t('what.addTables')} place={{ to: '/setting/table/new' }} />
  );
}

/** What the code opens: the restaurant's page, a menu, or a table's; or the codes of all tables. */
export function WhatCard(props: WhatCardProps) {
  const { search, onSearchChange, targets } = props;
  const { t } = useMessages('qrCodes');
  const of = search.of ?? usual.of;
  const hasNoTable = targets.tables?.length === 0;
  return (
    <FormCard id="what" title={t('what.title')}>
      <RadioGroup
        label={t('what.label')}
        isLabelHidden
        options={codeKinds.map((id) => ({ id, label: t(`what.${id}`) }))}
        value={of}
        onChange={(id) => onSearchChange(withChoice(search, { of: id }))}
      />
      {of === 'menu' && <WhichMenu {...props} />}
      {of === 'table' && (hasNoTable ? <NoTables /> : <WhichTable {...props} />)}
      {of === 'tables' && (hasNoTable ? <NoTables /> : <WhichSection {...props} />)}
      {targets.coded && <NewCode coded={targets.coded} />}
    </FormCard>
  );
}
