import type { AllergenDeclaration, Change } from '@cardamom/api-types';
import { Badge, Icon, IconButton } from '@cardamom/ui';
import {
  allergenChanges,
  describeField,
  fieldLabel,
  FieldValue,
  type FieldContext,
} from '../entity-fields/index.ts';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/index.ts';
import { Arrow, Field, FieldName, Fields, Value, Values } from './ChangedFields.styles.ts';
import { isOfFields, type TakeBack } from './change-kinds.ts';

/** Props of `ChangedFields`. */
export interface ChangedFieldsProps {
  change: Change;
  context: FieldContext;
  /** Null where the person may only look. */
  takeBack: TakeBack | null;
}

/** What changed of two declarations, where that says it better than both do; null for everything else. */
function inOneSentence(field: string, before: unknown, after: unknown): ReactNode {
  if (field !== 'allergens' || !before || !after) return null;
  const [was, is] = [before as AllergenDeclaration, after as AllergenDeclaration];
  const changes = was.isDeclared && is.isDeclared ? allergenChanges(was, is) : [];
  return changes.length > 0 ? <Value>{changes.join(', ')}</Value> : null;
}

/** The fields of a change, old and new, each with its way back; what was moved of an order. */
export function ChangedFields({ change, context, takeBack }: ChangedFieldsProps) {
  const { t } = useMessages('history');
  const { action, fields, undoneFields, isUndone, isEntityDeleted } = change;
  if (action !== 'REORDERED' && !isOfFields(change)) return null;
  const shown = (field: string, value: unknown) => (
    <FieldValue shown={describeField(field, value, context)} />
  );
  if (action === 'REORDERED') {
    return (
      <Fields>
        {fields.map(({ field, after }) => (
          <Field key={field}>
            <FieldName>{t('moved')}</FieldName>
            <Values>{shown(field, after)}</Values>
          </Field>
        ))}
      </Fields>
    );
  }
  return (
    <Fields>
      {fields.map(({ field, before, after }) => (
        <Field key={field}>
          <FieldName>{fieldLabel(field)}</FieldName>
          <Values>
            {inOneSentence(field, before, after) ?? (
              <>
                <Value data-before>{shown(field, before)}</Value>
                <Arrow>
                  <Icon name="arrowEnd" size={16} label={t('became')} />
                </Arrow>
                <Value>{shown(field, after)}</Value>
              </>
            )}
          </Values>
          {!isUndone && undoneFields.includes(field) && <Badge icon="undo">{t('undone')}</Badge>}
          {takeBack && !isUndone && !isEntityDeleted && !undoneFields.includes(field) && (
            <IconButton
              icon="undo"
              size="small"
              label={t('putBack', { field: fieldLabel(field) })}
              isPending={takeBack.running?.fields?.includes(field) ?? false}
              onPress={() => takeBack.undo({ fields: [field] })}
            />
          )}
        </Field>
      ))}
    </Fields>
  );
}
