import { describeStrangers } from './strangers.ts';

describeStrangers('visitors');
