import type { ScreenDress, ScreenStatus } from '../types.ts';
import {
  Cloud,
  Done,
  Entries,
  Honesty,
  Line,
  Logo,
  Now,
  Offline,
  PageNumber,
  Root,
  Segment,
  Who,
} from './Foot.styles.ts';
import { useFootFit } from './useFootFit.ts';

/** Props of `Foot`. */
export interface FootProps {
  dress: ScreenDress;
  status: ScreenStatus;
  /** How many pages there are, 1 for what does not turn, and which is in view, from 0. */
  pages: number;
  page: number;
  /** 0 to 1 of the page's time; null where nothing turns. */
  progress: number | null;
  /** Whether it says "2/5". */
  isNumbered: boolean;
  /** Nothing turns: there is no line. */
  isLineless?: boolean;
}

/** More pages share one line. */
const mostSegments = 12;

function shareOf(segment: number, page: number, progress: number): number {
  if (segment === page) return progress;
  return segment < page ? 1 : 0;
}

function Progress({ pages, page, progress }: Pick<FootProps, 'pages' | 'page' | 'progress'>) {
  if (pages > mostSegments) {
    return (
      <Segment>
        {/* A round that begins again does not run backwards. */}
        <Done
          key={page === 0 ? 'first' : 'later'}
          style={{ scale: `${(page + (progress ?? 1)) / pages} 1` }}
        />
      </Segment>
    );
  }
  return Array.from({ length: pages }, (_, segment) => (
    <Segment key={segment}>
      <Done
        key={segment === page ? page : 'rest'}
        style={{ scale: `${shareOf(segment, page, progress ?? 1)} 1` }}
      />
    </Segment>
  ));
}

/** What every screen says below: whose it is, what prices include, page, network and clock; above it the line of progress. */
export function Foot({ dress, status, pages, page, progress, isNumbered, isLineless = false }: FootProps) {
  const { name, logo, showsName } = dress.restaurant;
  const ref = useFootFit();
  return (
    <Root ref={ref}>
      <Line aria-hidden="true">
        {!isLineless && <Progress pages={Math.max(1, pages)} page={page} progress={progress} />}
      </Line>
      <Entries>
        <Who $text={name}>
          {logo && <Logo picture={logo} />}
          {showsName && <bdi>{name}</bdi>}
        </Who>
        <Honesty>{dress.honestyLine}</Honesty>
        <Now>
          {isNumbered && pages > 1 && (
            <PageNumber>
              {page + 1}/{pages}
            </PageNumber>
          )}
          {status.offline !== null && (
            <Offline>
              <Cloud viewBox="0 0 24 24" aria-hidden="true">
                <path d="m2 2 20 20M5.8 5.8A7 7 0 0 0 9 19h8.5a4.5 4.5 0 0 0 1.3-.2M21.5 16.5a4.5 4.5 0 0 0-4-6.5h-1.8A7 7 0 0 0 10 5.1" />
              </Cloud>
              {status.offline}
            </Offline>
          )}
          {status.clock !== null && <span>{status.clock}</span>}
        </Now>
      </Entries>
    </Root>
  );
}
