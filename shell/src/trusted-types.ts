import { isRegisteredScript } from '@travesia/platform/host';
import { installTrustedTypes } from './trusted-types-policy.ts';

installTrustedTypes(isRegisteredScript);
