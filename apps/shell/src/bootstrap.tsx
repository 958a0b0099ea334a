import './federation/page/watch-updates.ts';
import { session, startAuth } from '@console/auth';
import { handlePartFailures } from '@console/ui/later';
import { ThemeProvider } from '@console/ui/theme';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import './federation/load/trusted-types.ts';
import { resume } from './federation/development/running.ts';
import { lateParts } from './federation/page/late-parts.ts';
import { followSession } from './federation/registry/registry.ts';
import { provided } from './provide.ts';
import { Console, signedIn } from './routing/Console.tsx';
import { removeNumbersFrom, removeNumbers } from './routing/numbers-out.ts';
import { Crashed } from './routing/Crashed.tsx';

removeNumbers();
const nonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content;

// Imported here, so that everything every screen needs is in one file.
Object.freeze(provided);
handlePartFailures(lateParts);
// Without a session, only deep links need to know which pages exist (routing/Console.tsx).
followSession();
startAuth();
// The component itself retries and reports a failure.
if (session.get().status === 'signed-in') signedIn().catch(() => undefined);
// A developed remote needs another document (ADR 24); normally there is none.
const isLeft = await resume();

// One splat route: which pages exist is data that may change while the console is open (see routing/table.ts).
const router = createBrowserRouter([{ path: '*', Component: Console, ErrorBoundary: Crashed }]);
removeNumbersFrom(router);

if (!isLeft)
  createRoot(document.getElementById('root') as HTMLElement, { identifierPrefix: 'shell' }).render(
    <ThemeProvider nonce={nonce}>
      {/* An update in a transition would wait for a page that keeps updating itself. */}
      <RouterProvider router={router} useTransitions={false} />
    </ThemeProvider>,
  );
