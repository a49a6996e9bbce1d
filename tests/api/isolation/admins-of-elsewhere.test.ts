import { describeStrangers } from './strangers.ts';

describeStrangers('admins');
