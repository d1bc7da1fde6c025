import { Banner, DescriptionList, FormCard, FormLayout } from '@cardamom/ui';
import { useMessages } from '#shared/messages/index.ts';
import type { Person } from '../model/person.ts';

/** What everybody who works here may know of a colleague. */
export function StaffInBrief({ person }: { person: Person }) {
  const { t } = useMessages('staff');
  return (
    <FormLayout>
      <Banner>{t('form.readOnly')}</Banner>
      <FormCard id="person" title={t('form.person')}>
        <DescriptionList
          items={[
            { id: 'name', term: t('form.name'), details: person.firstName },
            { id: 'lastName', term: t('form.lastName'), details: person.lastName || '-' },
            { id: 'position', term: t('form.position'), details: person.position || '-' },
          ]}
        />
      </FormCard>
    </FormLayout>
  );
}
