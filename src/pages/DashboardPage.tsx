import { DashboardScreen } from '~/features/admin/dashboard/DashboardScreen';
import { DemoMark } from '~/features/demo/DemoMark';

/** `/admin/dashboard` */
export default function DashboardPage() {
  return <DashboardScreen mark={<DemoMark />} />;
}
