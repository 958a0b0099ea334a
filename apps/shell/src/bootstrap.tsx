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
import { keepNumbersOut, takeNumbersOut } from './routing/numbers-out.ts';
import { Crashed } from './routing/Crashed.tsx';

takeNumbersOut();
const nonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content;

// Named here and not with the first remote alone, so that what every screen needs is one file.
Object.freeze(provided);
handlePartFailures(lateParts);
// Without a session only deep links ask which pages there are (routing/Console.tsx).
followSession();
startAuth();
// A failure is told by the part itself, which asks again.
if (session.get().status === 'signed-in') signedIn().catch(() => undefined);
// A remote of the developer's own machine needs another page (ADR 24); nearly always there is none.
const isLeft = await resume();

// One splat: which pages exist is data that may change while the console is open (see routing/table.ts).
const router = createBrowserRouter([{ path: '*', Component: Console, ErrorBoundary: Crashed }]);
keepNumbersOut(router);

if (!isLeft)
  createRoot(document.getElementById('root') as HTMLElement, { identifierPrefix: 'shell' }).render(
    <ThemeProvider nonce={nonce}>
      {/* An update in a transition would wait for a page that goes on updating itself. */}
      <RouterProvider router={router} useTransitions={false} />
    </ThemeProvider>,
  );
