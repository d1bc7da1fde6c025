import '@vitest/browser/matchers';
import { User, type UserOpts } from '@react-aria/test-utils';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  AlertDialog,
  Button,
  CheckboxGroup,
  ComboBox,
  Dialog,
  MenuButton,
  RadioGroup,
  Select,
  Tabs,
  UiProvider,
} from '../index.ts';
import { Table, type TableColumn, type TableSort } from '../components/Table/index.ts';

const venues = [
  { id: 'CAFE', label: 'Café' },
  { id: 'BAR', label: 'Bar' },
  { id: 'BISTRO', label: 'Bistro' },
];

interface Dish {
  id: string;
  name: string;
  price: string;
}

const dishes: Dish[] = [
  { id: 'bass', name: 'Sea bass', price: '€ 28.00' },
  { id: 'soup', name: 'Pea soup', price: '€ 9.50' },
  { id: 'tart', name: 'Lemon tart', price: '€ 8.00' },
];

const columns: TableColumn<Dish>[] = [
  {
    id: 'name',
    kind: 'text',
    header: 'Name',
    isRowHeader: true,
    isSortable: true,
    value: ({ name }) => name,
  },
  { id: 'price', kind: 'text', header: 'Price', value: ({ price }) => price },
];

// React's `act` is how the testers wait for a component to settle.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
afterEach(cleanup);

function show(children: ReactNode): HTMLElement {
  return render(<UiProvider>{children}</UiProvider>).container;
}

/** Leads the focus to a field that rests: a tester keeps the control that it finds, which should be the one that stays. */
async function turnTo(role: 'button' | 'combobox'): Promise<void> {
  act(() => screen.getByRole(role).focus());
  await vi.waitFor(() => expect(screen.getByRole(role)).toHaveFocus(), { timeout: 20_000 });
}

/** Keeps a value as a form would, and tells the spy. */
function Kept<Value>({
  first,
  onChange,
  children,
}: {
  first: Value;
  onChange?: (value: Value) => void;
  children: (value: Value, change: (value: Value) => void) => ReactNode;
}) {
  const [value, setValue] = useState(first);
  return children(value, (next) => {
    setValue(next);
    onChange?.(next);
  });
}

const interactions = ['mouse', 'touch', 'keyboard'] as const satisfies readonly UserOpts['interactionType'][];

describe.each(interactions)("react-aria's testers, by %s", (interactionType) => {
  const user = new User({ interactionType });

  test('open a select, choose and close it', async () => {
    const onChange = vi.fn<(value: string | null) => void>();
    const root = show(
      <Kept<string | null> first={null} onChange={onChange}>
        {(value, change) => <Select label="Venue type" options={venues} value={value} onChange={change} />}
      </Kept>,
    );
    await turnTo('button');
    const select = user.createTester('Select', { root });
    await select.open();
    expect(select.getOptions()).toHaveLength(3);
    await select.toggleOptionSelection({ option: 'Bistro' });
    expect(onChange).toHaveBeenLastCalledWith('BISTRO');
    expect(select.getTrigger()).toHaveTextContent('Bistro');
    await select.open();
    await select.close();
    expect(select.getListbox()).toBeNull();
  });

  test('choose in the list of a select', async () => {
    const onChange = vi.fn<(value: string | null) => void>();
    const root = show(<Select label="Venue type" options={venues} value={null} onChange={onChange} />);
    await turnTo('button');
    await user.createTester('Select', { root }).open();
    const list = user.createTester('ListBox', { root: screen.getByRole('listbox') });
    expect(list.getOptions().map(({ textContent }) => textContent)).toEqual(['Café', 'Bar', 'Bistro']);
    await list.toggleOptionSelection({ option: 'Bar' });
    expect(onChange).toHaveBeenLastCalledWith('BAR');
  });

  test('open a combo box, choose and close it', async () => {
    const onChange = vi.fn<(value: string | null) => void>();
    const root = show(
      <Kept<string | null> first={null} onChange={onChange}>
        {(value, change) => <ComboBox label="Venue type" options={venues} value={value} onChange={change} />}
      </Kept>,
    );
    await turnTo('combobox');
    const comboBox = user.createTester('ComboBox', { root });
    await comboBox.open();
    expect(comboBox.getOptions()).toHaveLength(3);
    await comboBox.toggleOptionSelection({ option: 'Bar' });
    expect(onChange).toHaveBeenLastCalledWith('BAR');
    expect(comboBox.getCombobox()).toHaveValue('Bar');
  });

  test('open a menu and do what it offers', async () => {
    const onEdit = vi.fn<() => void>();
    const onDelete = vi.fn<() => void>();
    const root = show(
      <MenuButton
        label="Actions"
        items={[
          { id: 'edit', label: 'Edit', onAction: onEdit },
          { id: 'delete', label: 'Delete', onAction: onDelete },
        ]}
      />,
    );
    const menu = user.createTester('Menu', { root });
    await menu.open();
    expect(menu.getOptions()).toHaveLength(2);
    await menu.toggleOptionSelection({ option: 'Delete' });
    expect(onDelete).toHaveBeenCalledOnce();
    expect(onEdit).not.toHaveBeenCalled();
    await menu.open();
    await menu.close();
    expect(menu.getMenu()).toBeNull();
  });

  test('go from tab to tab', async () => {
    const root = show(
      <Tabs
        label="Menu"
        tabs={[
          { id: 'items', label: 'Items', content: 'Sea bass' },
          { id: 'hours', label: 'Hours', content: 'Dinner' },
        ]}
      />,
    );
    const tabs = user.createTester('Tabs', { root: within(root).getByRole('tablist') });
    expect(tabs.getSelectedTab()).toHaveTextContent('Items');
    await tabs.triggerTab({ tab: 'Hours' });
    expect(tabs.getSelectedTab()).toHaveTextContent('Hours');
    expect(tabs.getActiveTabpanel()).toHaveTextContent('Dinner');
  });

  test('open a dialog, which takes the focus and gives it back', async () => {
    const root = show(
      <Kept first={false}>
        {(isOpen, change) => (
          <>
            <Button onPress={() => change(true)}>Rename menu</Button>
            <Dialog title="Rename menu" isOpen={isOpen} onOpenChange={change} footer={<Button>Save</Button>}>
              Its guests see the new name.
            </Dialog>
          </>
        )}
      </Kept>,
    );
    const dialog = user.createTester('Dialog', { root, overlayType: 'modal' });
    await dialog.open();
    expect(dialog.getDialog()).toContainElement(document.activeElement as HTMLElement);
    await dialog.close();
    expect(dialog.getDialog()).toBeNull();
    await vi.waitFor(() => expect(dialog.getTrigger()).toHaveFocus(), { timeout: 20_000 });
  });

  test('open a question and leave it', async () => {
    const onConfirm = vi.fn<() => void>();
    const root = show(
      <Kept first={false}>
        {(isOpen, change) => (
          <>
            <Button onPress={() => change(true)}>Delete item</Button>
            <AlertDialog
              title="Delete “Sea bass”?"
              confirmLabel="Delete item"
              isOpen={isOpen}
              onOpenChange={change}
              onConfirm={onConfirm}
            >
              Guests no longer see it.
            </AlertDialog>
          </>
        )}
      </Kept>,
    );
    const question = user.createTester('Dialog', { root, overlayType: 'modal' });
    await question.open();
    expect(question.getDialog()).toHaveRole('alertdialog');
    await question.close();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  test('sort a table and choose its rows', async () => {
    const onSortChange = vi.fn<(sort: TableSort) => void>();
    const root = show(
      <Kept<'all' | ReadonlySet<string>> first={new Set()}>
        {(selected, change) => (
          <Table
            label="Items"
            columns={columns}
            rows={dishes}
            getRowId={({ id }) => id}
            sort={{ column: 'name', direction: 'ascending' }}
            onSortChange={onSortChange}
            selectedKeys={selected}
            onSelectionChange={change}
          />
        )}
      </Kept>,
    );
    const table = user.createTester('Table', { root: within(root).getByRole('grid') });
    expect(table.getRows()).toHaveLength(3);
    expect(table.findRow({ indexOrText: 'Lemon tart' })).toBe(table.getRows()[2]);
    await table.toggleSort({ column: 'Name' });
    expect(onSortChange).toHaveBeenLastCalledWith({ column: 'name', direction: 'descending' });
    await table.toggleRowSelection({ row: 'Pea soup' });
    expect(table.getSelectedRows()).toHaveLength(1);
    await table.toggleSelectAll();
    expect(table.getSelectedRows()).toHaveLength(3);
  });

  test('choose one of a radio group', async () => {
    const onChange = vi.fn<(value: string | null) => void>();
    const root = show(
      <Kept<string | null> first="CAFE" onChange={onChange}>
        {(value, change) => (
          <RadioGroup label="Venue type" options={venues} value={value} onChange={change} />
        )}
      </Kept>,
    );
    const radios = user.createTester('RadioGroup', { root: within(root).getByRole('radiogroup') });
    await radios.triggerRadio({ radio: 'Bar' });
    expect(onChange).toHaveBeenLastCalledWith('BAR');
    expect(radios.getSelectedRadio()).toBe(radios.getRadios()[1]);
  });

  test('choose some of a checkbox group', async () => {
    const root = show(
      <Kept<readonly string[]> first={['CAFE']}>
        {(value, change) => (
          <CheckboxGroup label="Venue type" options={venues} value={value} onChange={change} />
        )}
      </Kept>,
    );
    const boxes = user.createTester('CheckboxGroup', { root: within(root).getByRole('group') });
    await boxes.toggleCheckbox({ checkbox: 'Bistro' });
    expect(boxes.getSelectedCheckboxes()).toHaveLength(2);
    await boxes.toggleCheckbox({ checkbox: 'Café' });
    expect(boxes.getSelectedCheckboxes()).toHaveLength(1);
  });
});
