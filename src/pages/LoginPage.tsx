import { LoginScreen } from '~/features/admin/LoginScreen';
import { DemoMark } from '~/features/demo/DemoMark';

/** `/admin/login` */
export default function LoginPage() {
  return <LoginScreen mark={<DemoMark />} />;
}
