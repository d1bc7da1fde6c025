import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@cardamom/ui';
import { useAccess } from '#shared/access/index.ts';
import { eventually } from '#shared/loading/on-demand.ts';
import { everyScreenQuery } from '#shared/screens/index.ts';
import { setUpQuery } from '../api/set-up.ts';
import { isToBeSetUp } from '../model/set-up.ts';
import { ChangesPart } from './ChangesPart.tsx';
import { DayLine } from './DayLine.tsx';
import { HealthPart } from './HealthPart.tsx';
import { Parts, Roomy } from './HomePart.styles.ts';
import { ScansPart } from './ScansPart.tsx';
import { DarkScreens, ScreensPart } from './ScreensPart.tsx';
import { SoldOutPart } from './SoldOutPart.tsx';

/** Most restaurants are set up, so what sets them up comes when it is asked for. */
const SetUpPanel = eventually(() => import('./SetUpPanel.tsx'));
const DemoPanel = eventually(() => import('./DemoPanel.tsx'));

const panelRoom = <Skeleton shape="block" height="16rem" />;

/** What stands on Home below its date; nothing of it is drawn before it is known whether setting up stands above it. */
export default function HomeBody() {
  const { can } = useAccess();
  const { data: setUp, isError } = useQuery({ ...setUpQuery, enabled: can('tickSetUpStep') });
  const { data: screens = [] } = useQuery(everyScreenQuery);
  if (can('tickSetUpStep') && !setUp && !isError) return <Skeleton shape="block" height="32rem" />;
  return (
    <>
      {screens.length > 0 && <DarkScreens screens={screens} />}
      {setUp?.isDemo && <DemoPanel fallback={panelRoom} />}
      {setUp && isToBeSetUp(setUp) && <SetUpPanel setUp={setUp} fallback={panelRoom} />}
      <Roomy>
        <DayLine />
      </Roomy>
      <Parts>
        <div>
          <SoldOutPart />
          {can('updateItem') && <HealthPart />}
          {screens.length > 0 && <ScreensPart screens={screens} />}
          <ScansPart />
          <ChangesPart />
        </div>
      </Parts>
    </>
  );
}
