import { Spin } from '@console/ui/core';

/** What a page shows until its first call has answered. */
export const Loading = () => (
  <div className="loading-page">
    <Spin />
  </div>
);
