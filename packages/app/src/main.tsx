import { createStore } from 'jotai';
import { createRoot } from 'react-dom/client';
import { BackOffice } from './BackOffice.tsx';
import { createAppRouter } from './router.tsx';
import { createQueryClient } from './shared/api/index.ts';
import { allowEmptyHtmlOnly } from './shared/browser/trusted-types.ts';
import { setUpMessages } from './shared/messages/index.ts';
import { beginAnew, onSessionChangeElsewhere } from './shared/session/index.ts';

allowEmptyHtmlOnly();
setUpMessages();

const context = { queryClient: createQueryClient(), store: createStore() };
const router = createAppRouter(context);
onSessionChangeElsewhere(() => void beginAnew(router));
const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(<BackOffice router={router} context={context} />);
// Late, since nobody waits for it; without it tabs are as they were read.
addEventListener('load', () => {
  import('./shared/live/index.ts').then(({ keepLive }) => keepLive(router)).catch(() => undefined);
});
