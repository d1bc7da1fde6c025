import { Banner, Button } from '@cardamom/ui';
import { allergens, type AllergenDeclaration } from '@cardamom/api-types';
import { useRef, useState } from 'react';
import { allergensInWords } from '../entity-fields/allergens-in-words.ts';
import { useMessages } from '../messages/index.ts';
import { countsOf } from './declaration.ts';
import { onDemand } from '../loading/on-demand.ts';

/** Asked now and then only. */
const DeclareFreeDialog = onDemand(() => import('./DeclareFreeDialog.tsx'));

/** The second press of a double click comes within so many ms; it must not take back what the first declared. */
const doubleClickMs = 500;

/** Props of `DeclarationBanner`. */
export interface DeclarationBannerProps {
  value: AllergenDeclaration;
  onChange: (value: AllergenDeclaration) => void;
  /** Whether what is stored is declared. */
  wasDeclared: boolean;
  /** What is declared, when it is asked about: the name of the item or the option; empty while it has none. */
  nameOf: () => string;
  isReadOnly: boolean;
}

/** How a declaration stands, with the act that makes it: it says its effect before it is done (EU 1169/2011, Art. 9 and 21). */
export function DeclarationBanner({
  value,
  onChange,
  wasDeclared,
  nameOf,
  isReadOnly,
}: DeclarationBannerProps) {
  const { t } = useMessages('items');
  const [asked, setAsked] = useState<string | null>(null);
  const declaredAt = useRef(0);
  const { isDeclared } = value;
  const counts = countsOf(value);
  const isFreeOfAll = counts.free === allergens.length;

  const declare = () => {
    setAsked(null);
    declaredAt.current = Date.now();
    onChange({ ...value, isDeclared: true });
  };
  const takeBack = () => {
    if (Date.now() - declaredAt.current > doubleClickMs) onChange({ ...value, isDeclared: false });
  };
  const act = () => {
    if (isDeclared) takeBack();
    else if (isFreeOfAll) setAsked(nameOf());
    else declare();
  };
  const effect = isFreeOfAll
    ? t('declaration.declareFree', { count: counts.free })
    : t('declaration.declare', {
        effect: (['contains', 'mayContain', 'free'] as const)
          .filter((part) => counts[part] > 0)
          .map((part) => t(`declaration.count.${part}`, { count: counts[part] }))
          .join(', '),
      });
  const state = isDeclared ? 'declared' : wasDeclared ? 'changed' : 'notDeclared';
  const summary =
    isFreeOfAll || counts.free === 0
      ? allergensInWords(value)
      : [...allergensInWords(value), t('declaration.freeOfOthers', { count: counts.free })];

  return (
    <>
      <Banner
        tone={isDeclared ? 'success' : 'warning'}
        title={t(`declaration.${state}Title`)}
        isLive
        action={
          // One button in both states: it keeps the focus when its own press changes what it says.
          !isReadOnly && <Button onPress={act}>{isDeclared ? t('declaration.undo') : effect}</Button>
        }
      >
        {state === 'declared' ? summary.join(' ') : t(`declaration.${state}Text`)}
      </Banner>
      {asked !== null && (
        <DeclareFreeDialog name={asked} onDeclare={declare} onClose={() => setAsked(null)} />
      )}
    </>
  );
}
