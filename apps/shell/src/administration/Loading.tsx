import { Spin } from '@console/ui/core';

/** Shown until the page's first call has answered. */
export const Loading = () => (
  <div className="loading-page">
    <Spin />
  </div>
);
