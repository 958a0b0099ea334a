import { MaintenanceContent, NotFoundContent, ServerErrorContent } from '@console/ui/page';
import { useLocation } from 'react-router';

/** `/404`, `/500`, `/503`: full pages that need no session and make no call. */
export default function FullPage({ code }: { readonly code: 404 | 500 | 503 }) {
  const { state } = useLocation() as { state: { message?: string } | null };
  return (
    <main className="system-full">
      {code === 404 && <NotFoundContent />}
      {code === 500 && <ServerErrorContent />}
      {code === 503 && <MaintenanceContent message={state?.message} />}
    </main>
  );
}
