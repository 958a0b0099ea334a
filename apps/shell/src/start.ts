import { startAuth } from '@console/auth';
import { followSession } from './federation/registry/registry.ts';
import { removeNumbers } from './routing/numbers-out.ts';

// Imported before React: the calls that every document begins with are under way while the rest of the file runs.
removeNumbers();
// Without a session, only deep links need to know which pages exist (routing/Console.tsx).
followSession();
startAuth();
