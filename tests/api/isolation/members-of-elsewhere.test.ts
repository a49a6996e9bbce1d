import { describeStrangers } from './strangers.ts';

describeStrangers('members');
