import { useState } from 'react';
import { Banner } from '../components/Banner/index.ts';
import { Button } from '../components/Button/index.ts';
import { CheckboxGroup } from '../components/CheckboxGroup/index.ts';
import { EmptyState } from '../components/EmptyState/index.ts';
import { FormCard } from '../components/FormCard/index.ts';
import { FormLayout } from '../components/FormLayout/index.ts';
import { Inline } from '../components/Inline/index.ts';
import { PageHeader } from '../components/PageHeader/index.ts';
import { SaveBar } from '../components/SaveBar/index.ts';
import { movedSections, SectionsEditor, type MenuSection } from '../components/SectionsEditor/index.ts';
import { TextArea } from '../components/TextArea/index.ts';
import { TextField } from '../components/TextField/index.ts';
import { AddItemsDialog } from './AddItemsDialog.tsx';
import type { MenuDraft } from './menu-draft.ts';
import { Office } from './office.tsx';
import { ScheduleCard } from './ScheduleCard.tsx';

const parts = [
  { id: 'basics', label: 'Basics' },
  { id: 'sections', label: 'Sections and items' },
  { id: 'schedule', label: 'Schedule' },
  { id: 'channels', label: 'Where it is shown' },
];

/** Props of `MenuEditorPage`. */
export interface MenuEditorPageProps {
  /** The menu's name as it is stored; null while it is new. */
  name: string | null;
  menu: MenuDraft;
  isSaving?: boolean;
  isReadOnly?: boolean;
  onSave: (menu: MenuDraft) => void;
}

/** The editor of a menu: words, sections in order, when it is on, where it is shown. */
export function MenuEditorPage({
  name,
  menu: stored,
  isSaving = false,
  isReadOnly = false,
  onSave,
}: MenuEditorPageProps) {
  const [menu, setMenu] = useState(stored);
  const [nameError, setNameError] = useState<string>();
  const [fillingSection, setFillingSection] = useState<MenuSection | null>(null);
  const change = (changed: Partial<MenuDraft>) => setMenu((before) => ({ ...before, ...changed }));
  const changeSections = (of: (section: MenuSection) => MenuSection) =>
    change({ sections: menu.sections.map(of) });
  const addSection = () =>
    change({
      sections: [
        ...menu.sections,
        { id: `section-${menu.sections.length + 1}`, title: 'New section', items: [] },
      ],
    });
  const save = () => {
    const isMissing = menu.name.trim() === '';
    setNameError(isMissing ? 'Enter a name' : undefined);
    if (!isMissing) onSave(menu);
  };

  return (
    <Office place="menus">
      <PageHeader
        title={name ?? 'New menu'}
        breadcrumbs={[{ label: 'Menus', href: '#menus' }]}
        description={
          name === null ? 'A menu is what guests read at a time of day.' : 'On the QR menu and on 2 screens.'
        }
      />
      <FormLayout sections={parts}>
        {isReadOnly && (
          <Banner title="You can read this menu, not change it">
            Changing menus needs the permission “Menu management”. Ask Mira Lindqvist.
          </Banner>
        )}
        <FormCard id="basics" title="Basics" description="What guests read above the dishes.">
          <TextField
            label="Menu name"
            value={menu.name}
            onChange={(text) => change({ name: text })}
            errorMessage={nameError}
            isReadOnly={isReadOnly}
            isRequired
          />
          <TextArea
            label="Words for guests"
            value={menu.description}
            onChange={(description) => change({ description })}
            maxLength={160}
            showsCount
            isReadOnly={isReadOnly}
          />
        </FormCard>
        <FormCard
          id="sections"
          title="Sections and items"
          description="In the order guests read them. Drag by the handle, or use a row’s menu."
        >
          {menu.sections.length === 0 ? (
            <EmptyState
              title="No sections yet"
              illustration="list"
              action={
                <Button icon="add" onPress={addSection}>
                  Add section
                </Button>
              }
            >
              A section is a heading with dishes below it, filled from a category or by hand.
            </EmptyState>
          ) : (
            <>
              <SectionsEditor
                label="Sections and items"
                sections={menu.sections}
                onMove={(move) => change({ sections: movedSections(menu.sections, move) })}
                onAddItems={(id) => setFillingSection(menu.sections.find((one) => one.id === id) ?? null)}
                onRenameSection={(id) =>
                  changeSections((one) => (one.id === id ? { ...one, title: `${one.title}, renamed` } : one))
                }
                onRemoveSection={(id) => change({ sections: menu.sections.filter((one) => one.id !== id) })}
                onRemoveItem={(id) =>
                  changeSections((one) => ({ ...one, items: one.items.filter((item) => item.id !== id) }))
                }
                onToggleHidden={(id, isHidden) =>
                  changeSections((one) => ({
                    ...one,
                    items: one.items.map((item) => (item.id === id ? { ...item, isHidden } : item)),
                  }))
                }
              />
              <Inline>
                <Button icon="add" onPress={addSection}>
                  Add section
                </Button>
              </Inline>
            </>
          )}
        </FormCard>
        <ScheduleCard menu={menu} onChange={change} isReadOnly={isReadOnly} />
        <FormCard id="channels" title="Where it is shown">
          <CheckboxGroup
            label="Channels"
            isLabelHidden
            value={menu.channels}
            onChange={(channels) => change({ channels })}
            isReadOnly={isReadOnly}
            options={[
              { id: 'qr', label: 'QR menu', description: 'Guests choose among the menus that are on.' },
              {
                id: 'screens',
                label: 'Screens',
                description: 'Screens that show this menu follow it at once.',
              },
            ]}
          />
        </FormCard>
        <SaveBar
          isVisible={isSaving || (menu !== stored && !isReadOnly)}
          message={name === null ? 'This menu is not saved' : `Changes to ${name} are not saved`}
          saveLabel={name === null ? 'Create menu' : 'Save changes'}
          onSave={save}
          onDiscard={() => {
            setMenu(stored);
            setNameError(undefined);
          }}
          isPending={isSaving}
        />
      </FormLayout>
      {fillingSection && (
        <AddItemsDialog
          section={fillingSection}
          onClose={() => setFillingSection(null)}
          onAdd={(added) =>
            changeSections((one) =>
              one.id === fillingSection.id ? { ...one, items: [...one.items, ...added] } : one,
            )
          }
        />
      )}
    </Office>
  );
}
