import { trackingOrders, type TrackedOrder } from '@console/contracts/orders-logs/tracking-orders';
import { screens } from '@console/ui/crud';
import { Timeline } from './Timeline.tsx';

/** The list, whose rows open their timeline beside it. An order that waits for somebody changes by itself. */
const trackingOrderScreens = screens(trackingOrders, {
  columns: trackingOrders.list.columns as never,
  list: {
    rowPanel: (order: TrackedOrder) => <Timeline order={order} />,
    moving: (order: TrackedOrder) => order.sla !== null,
  },
});

export default trackingOrderScreens;
