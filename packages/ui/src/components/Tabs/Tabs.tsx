import type { ReactNode } from 'react';
import { Item, List, Panel, Root } from './Tabs.styles.ts';

/** One tab and what it shows. */
export interface TabItem {
  id: string;
  label: ReactNode;
  content: ReactNode;
  isDisabled?: boolean;
}

/** Props of `Tabs`. */
export interface TabsProps {
  label: string;
  tabs: readonly TabItem[];
  /** Id of the open tab, where the caller keeps it (in the URL). */
  value?: string;
  onChange?: (id: string) => void;
}

/** Parts of one page of which one is seen; never steps of a task. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <Root selectedKey={value} onSelectionChange={(key) => onChange?.(String(key))}>
      <List aria-label={label}>
        {tabs.map((tab) => (
          <Item key={tab.id} id={tab.id} isDisabled={tab.isDisabled}>
            {tab.label}
          </Item>
        ))}
      </List>
      {tabs.map((tab) => (
        <Panel key={tab.id} id={tab.id}>
          {tab.content}
        </Panel>
      ))}
    </Root>
  );
}
