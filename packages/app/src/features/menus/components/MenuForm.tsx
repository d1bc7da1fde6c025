import { FormCard } from '@cardamom/ui';
import type { Menu, MenuDraft, MenuPatch } from '@cardamom/api-types';
import {
  ActiveCard,
  DescriptionField,
  EntityEditor,
  NameField,
  useEntityEditing,
} from '#shared/entity-page/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { longestDescription, menuRules } from '../model/menu-rules.ts';
import {
  menuDraftOf,
  menuValuesOf,
  newMenuValues,
  shownMenuFields,
  type MenuValues,
} from '../model/menu-values.ts';
import { ChannelsCard } from './ChannelsCard.tsx';
import { LinksCard } from './LinksCard.tsx';
import { MenuFormStage } from './MenuFormStage.tsx';
import { ScheduleCard } from './ScheduleCard.tsx';
import { SectionsCard } from './SectionsCard.tsx';

/** Props of `MenuForm`. */
export interface MenuFormProps {
  /** The menu as loaded; null makes a new one. */
  menu: Menu | null;
  isReadOnly?: boolean;
  /** Stores a new menu. */
  onCreate?: (draft: MenuDraft) => Promise<Menu>;
  /** Goes on from it. */
  onCreated?: (created: Menu) => unknown;
  /** Stores what was changed and returns the menu as it is now. */
  onUpdate?: (version: number, patch: MenuPatch) => Promise<Menu>;
}

/** Creates or changes a menu: its words, sections, hours and places; what is typed survives every refusal. */
export function MenuForm({ menu, isReadOnly = false, onCreate, onCreated, onUpdate }: MenuFormProps) {
  const { t } = useMessages('menus');
  const editing = useEntityEditing({
    entity: menu,
    newValues: newMenuValues(),
    valuesOf: menuValuesOf,
    rules: menuRules,
    pointers: { '/startsOn': 'dates', '/endsOn': 'dates' },
    shows: shownMenuFields,
    isReadOnly,
    draftOf: (values: MenuValues) => menuDraftOf(values),
    onCreate,
    onCreated,
    onUpdate,
  });
  const { form, fields } = editing;
  return (
    <EntityEditor
      words="menus"
      name={menu?.name ?? null}
      sections={[]}
      stage={<MenuFormStage form={form} menu={menu} />}
      {...{ editing, isReadOnly }}
    >
      <FormCard id="basics" title={t('form.basics')} description={t('form.basicsText')}>
        <NameField label={t('form.name')} form={fields} isReadOnly={isReadOnly} />
        <DescriptionField
          words="menus"
          maxLength={longestDescription}
          form={fields}
          isReadOnly={isReadOnly}
        />
      </FormCard>
      <SectionsCard form={fields} isReadOnly={isReadOnly} />
      <ScheduleCard form={fields} menuId={menu?.id ?? null} isReadOnly={isReadOnly} />
      <ChannelsCard form={fields} isReadOnly={isReadOnly} />
      <ActiveCard words="menus" form={fields} isReadOnly={isReadOnly} />
      {menu && <LinksCard menu={menu} />}
    </EntityEditor>
  );
}
