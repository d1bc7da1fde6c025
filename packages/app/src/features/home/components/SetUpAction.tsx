import type { SetUpStep } from '@cardamom/api-types';
import { Button, Inline, LinkButton, Skeleton } from '@cardamom/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAccess } from '#shared/access/index.ts';
import { LocalAddressWarning } from '#shared/guest-code/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { useHref } from '#shared/routing/index.ts';
import { configurationQuery } from '#shared/session/index.ts';
import { eventually, onDemand } from '#shared/loading/on-demand.ts';
import { restaurantQuery } from '../api/get-restaurant.ts';

const CodeDialog = onDemand(() => import('./CodeDialog.tsx'));
const RestaurantCode = eventually(() => import('./RestaurantCode.tsx'));

const codeSize = 160;

/** Props of `SetUpAction`. */
export interface SetUpActionProps {
  step: SetUpStep;
  /** Somebody says that it is done, or that they will not do it. */
  onTick: () => void;
  isPending: boolean;
}

/** What does the step that comes next, and a way past it. */
export function SetUpAction({ step, onTick, isPending }: SetUpActionProps) {
  const { t } = useMessages('home');
  const href = useHref();
  const { can } = useAccess();
  const [showsCode, setShowsCode] = useState(false);
  const { data: restaurant } = useQuery(restaurantQuery);
  const { data: configuration } = useQuery(configurationQuery);
  const skip = (
    <Button variant="quiet" onPress={onTick} isPending={isPending}>
      {t('setup.skip')}
    </Button>
  );
  if (step === 'MENU')
    return (
      <Inline gap={2}>
        <LinkButton variant="primary" icon="upload" href={href({ to: '/menu-management/import' })}>
          {t('setup.import')}
        </LinkButton>
        <LinkButton href={href({ to: '/menu-management/items/new' })}>{t('setup.byHand')}</LinkButton>
      </Inline>
    );
  if (step === 'LOGO')
    return (
      <Inline gap={2}>
        {can('updateRestaurant') && (
          <LinkButton variant="primary" href={href({ to: '/setting/general' })}>
            {t('setup.addLogo')}
          </LinkButton>
        )}
        {skip}
      </Inline>
    );
  if (step === 'ALLERGENS')
    return (
      <Inline gap={2}>
        <LinkButton variant="primary" href={href({ to: '/menu-management/allergen-matrix' })}>
          {t('setup.declare')}
        </LinkButton>
        {skip}
      </Inline>
    );
  if (step === 'CODE')
    return (
      <>
        <Inline gap={2}>
          <Button variant="primary" icon="qrCode" onPress={() => setShowsCode(true)}>
            {t('setup.getCode')}
          </Button>
          {skip}
        </Inline>
        {showsCode && <CodeDialog onClose={() => setShowsCode(false)} onTaken={onTick} />}
      </>
    );
  return (
    <>
      <LocalAddressWarning />
      {configuration?.isPublicUrlLocal === false && restaurant && (
        <RestaurantCode
          restaurant={restaurant}
          size={codeSize}
          fallback={<Skeleton shape="block" width={codeSize} height={codeSize} />}
        />
      )}
      <Inline gap={2}>
        <Button onPress={onTick} isPending={isPending}>
          {t('setup.seen')}
        </Button>
        <LinkButton variant="quiet" icon="external" target="_blank" href={restaurant?.publicUrl ?? '/'}>
          {t('setup.openHere')}
        </LinkButton>
      </Inline>
    </>
  );
}
