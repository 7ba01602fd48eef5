import { job } from '#contract/resources/jobs/calls.ts';
import { exportOf } from '../../platform/resource.ts';
import { jobList, toJob } from './store.ts';

export const jobs = { exported: exportOf(job, jobList, toJob) };
