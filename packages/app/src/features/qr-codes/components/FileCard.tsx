import { qrCodeFormats, qrCodePapers } from '@cardamom/api-types';
import { FormCard, RadioGroup } from '@cardamom/ui';
import { useMessages } from '#shared/messages/index.ts';
import { usual, withChoice } from '../model/code-search.ts';
import type { ChoiceProps } from './choice-props.ts';

/** What is downloaded: a kind of file, or for all tables the paper. */
export function FileCard({ search, onSearchChange }: ChoiceProps) {
  const { t } = useMessages('qrCodes');
  if (search.of === 'tables')
    return (
      <FormCard id="file" title={t('file.paper')}>
        <RadioGroup
          label={t('file.paper')}
          isLabelHidden
          options={qrCodePapers.map((id) => ({
            id,
            label: t(`file.${id}`),
            description: t(`file.${id}Text`),
          }))}
          value={search.paper ?? usual.paper}
          onChange={(paper) => onSearchChange(withChoice(search, { paper }))}
        />
      </FormCard>
    );
  return (
    <FormCard id="file" title={t('file.title')}>
      <RadioGroup
        label={t('file.label')}
        isLabelHidden
        options={qrCodeFormats.map((id) => ({
          id,
          label: t(`file.${id}`),
          description: t(`file.${id}Text`),
        }))}
        value={search.format ?? usual.format}
        onChange={(format) => onSearchChange(withChoice(search, { format }))}
      />
    </FormCard>
  );
}
