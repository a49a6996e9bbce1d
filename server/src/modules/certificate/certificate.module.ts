import type { Module } from '#platform/module/module';
import { certificateConsumer } from './certificate.consumer.ts';
import { Certificate } from './certificate.entity.ts';
import { CertificateFieldsOfCourse } from './certificate.fields.ts';
import { CertificateResolver } from './certificate.resolver.ts';

export const certificateModule: Module = {
  name: 'certificate',
  entities: [Certificate],
  fields: [CertificateFieldsOfCourse],
  resolvers: [CertificateResolver],
  consumers: [certificateConsumer],
};
