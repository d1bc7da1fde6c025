import type { TableLinks } from '@cardamom/api-types';
import { Badge, Disclosure, Text } from '@cardamom/ui';
import { useState } from 'react';
import { useMessages } from '#shared/messages/index.ts';
import { listedTable } from '../model/listed-link.ts';
import { LinkList } from './LinkList.tsx';
import { SectionHead } from './TableSections.styles.ts';

/** A section with at most so many tables is open where it is the only one. */
const mostOpen = 12;

function TableSection({ section, startsOpen }: { section: TableLinks; startsOpen: boolean }) {
  const { t } = useMessages('links');
  const [isOpen, setIsOpen] = useState(startsOpen);
  const { name, isActive, tables } = section;
  const scans = tables.reduce((sum, table) => sum + table.scans, 0);
  return (
    <Disclosure
      isExpanded={isOpen}
      onExpandedChange={setIsOpen}
      title={
        <SectionHead>
          {name}
          <span>{t('tables.count', { count: tables.length })}</span>
          <span>{t('scans', { count: scans })}</span>
          {!isActive && <Badge>{t('tables.off')}</Badge>}
        </SectionHead>
      }
    >
      {isOpen && (
        <>
          {!isActive && (
            <Text size="small" tone="quiet">
              {t('tables.inactive')}
            </Text>
          )}
          <LinkList
            label={name}
            links={tables.map((table) => listedTable(table, (number) => t('tables.name', { number })))}
          />
        </>
      )}
    </Disclosure>
  );
}

/** The links of tables, by their sections, which are folded: a section may hold 200. */
export function TableSections({ sections }: { sections: readonly TableLinks[] }) {
  const [only] = sections.length === 1 ? sections : [];
  return (
    <div>
      {sections.map((section) => (
        <TableSection
          key={section.id}
          section={section}
          startsOpen={section === only && section.tables.length <= mostOpen}
        />
      ))}
    </div>
  );
}
