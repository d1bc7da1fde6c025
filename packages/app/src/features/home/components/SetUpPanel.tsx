import type { SetUp, SetUpProgress } from '@cardamom/api-types';
import { Button, Heading, Icon, Text, VisuallyHidden, offerUndo, toast } from '@cardamom/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useMessages } from '#shared/messages/index.ts';
import { restaurantQuery } from '../api/get-restaurant.ts';
import { setUpQuery, tickStep } from '../api/set-up.ts';
import { nextStep } from '../model/set-up.ts';
import { SetUpAction } from './SetUpAction.tsx';
import { TableTent } from './TableTent.tsx';
import {
  Desk,
  HeadLine,
  Panel,
  Progress,
  Ring,
  Step,
  StepBody,
  Steps,
  StepTitle,
} from './SetUpPanel.styles.ts';

/** Whoever holds a phone beside the screen sees within these ms that it was noticed. */
const lookEvery = 3000;

function stateOf(progress: SetUpProgress, next: SetUpProgress | undefined): 'done' | 'next' | 'later' {
  if (progress.isDone) return 'done';
  return progress === next ? 'next' : 'later';
}

/** What is left before guests read the menu, one step after the other, beside a table tent that fills with each. */
export default function SetUpPanel({ setUp }: { setUp: SetUp }) {
  const { t } = useMessages('home');
  const titleId = useId();
  const client = useQueryClient();
  const next = nextStep(setUp);
  useQuery({ ...setUpQuery, refetchInterval: next?.step === 'PHONE' ? lookEvery : false });
  const { data: restaurant } = useQuery(restaurantQuery);
  const tick = useMutation({
    ...tickStep(client),
    onError: (error) => toast.error(error.message),
  });
  const done = setUp.steps.filter(({ isDone }) => isDone).length;
  const putAway = () =>
    tick.mutate(
      { tick: 'ALL', isTicked: true },
      {
        onSuccess: () =>
          offerUndo({
            title: t('setup.away'),
            label: t('setup.undo'),
            onUndo: () => tick.mutate({ tick: 'ALL', isTicked: false }),
          }),
      },
    );

  return (
    <Panel aria-labelledby={titleId}>
      <Desk>
        <TableTent steps={setUp.steps} name={restaurant?.name ?? ''} />
        <div>
          <HeadLine>
            <Heading level={2} size="titleSmall" id={titleId}>
              {next ? t('setup.title') : t('setup.ready')}
            </Heading>
            <Text as="span" size="small" tone="quiet" isTabular role="status">
              {t('setup.progress', { done, total: setUp.steps.length })}
            </Text>
          </HeadLine>
          <Progress aria-hidden>
            {setUp.steps.map((step) => (
              <span key={step.step} data-state={stateOf(step, next)} />
            ))}
          </Progress>
          {next ? (
            <Steps>
              {setUp.steps.map((progress) => {
                const { step, isDone, left } = progress;
                const isNext = progress === next;
                return (
                  <Step key={step} aria-current={isNext ? 'step' : undefined}>
                    <Ring data-done={isDone || undefined}>{isDone && <Icon name="check" size={16} />}</Ring>
                    <div>
                      <StepTitle>
                        <span>
                          {t(`setup.step.${step}`)}
                          {isDone && <VisuallyHidden> {t('setup.done')}</VisuallyHidden>}
                        </span>
                        {left > 0 && !isDone && <span>{t('setup.left', { count: left })}</span>}
                      </StepTitle>
                      {isNext && (
                        <StepBody>
                          <Text size="small" tone="quiet">
                            {t(`setup.why.${step}`)}
                          </Text>
                          <SetUpAction
                            step={step}
                            onTick={() => tick.mutate({ tick: step, isTicked: true })}
                            isPending={tick.isPending}
                          />
                        </StepBody>
                      )}
                    </div>
                  </Step>
                );
              })}
            </Steps>
          ) : (
            <StepBody>
              <Text size="small" tone="quiet">
                {t('setup.readyText')}
              </Text>
            </StepBody>
          )}
          <StepBody>
            <Button variant={next ? 'quiet' : 'primary'} size="small" onPress={putAway}>
              {next ? t('setup.putAway') : t('setup.finish')}
            </Button>
          </StepBody>
        </div>
      </Desk>
    </Panel>
  );
}
