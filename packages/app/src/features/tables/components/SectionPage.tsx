import { EntityFormPage } from '#shared/entity/index.ts';
import { tableSections } from '../api/table-sections.ts';
import { SectionForm } from './SectionForm.tsx';

/** A section of tables to be changed, or (null) a new one, which leads on to its tables. */
export function SectionPage({ tableSectionId }: { tableSectionId: string | null }) {
  return (
    <EntityFormPage
      definition={tableSections}
      id={tableSectionId}
      afterCreate={({ id }) => tableSections.places.form(id)}
    >
      {(form) => <SectionForm {...form} />}
    </EntityFormPage>
  );
}
