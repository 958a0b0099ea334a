import './federation/page/watch-updates.ts';
import './start.ts';
import { session } from '@console/auth';
import { buildSchemasWith } from '@console/build/schemas';
import { guardLengths, guardPresses } from '@console/ui/interaction';
import { handleChecks, handlePartFailures } from '@console/ui/later';
import { ThemeProvider } from '@console/ui/theme';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import './federation/load/trusted-types.ts';
import { resume } from './federation/development/running.ts';
import { lateParts } from './federation/page/late-parts.ts';
import { provided } from './provide.ts';
import { Console, signedIn } from './routing/Console.tsx';
import { removeNumbersFrom } from './routing/numbers-out.ts';
import { Crashed } from './routing/Crashed.tsx';

const nonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content;

// Imported here, so that everything every screen needs is in one file.
Object.freeze(provided);
handlePartFailures(lateParts);
guardPresses();
guardLengths();
handleChecks(async () =>
  buildSchemasWith(await import(/* webpackChunkName: "schemas" */ '@console/build/whole-schemas')),
);
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
