/** Features and limits of the plans of an institution (document 2, section 9). */
export const planOffers = {
  students: (students: number) => `Hasta ${students} estudiantes`,
  unlimited: 'Estudiantes sin límite',
  features: {
    FREE: ['Analítica básica', 'Herramientas para crear cursos', 'Gestión de estudiantes', 'Soporte básico'],
    STARTER: [
      'Analítica avanzada',
      'Soporte prioritario por correo',
      'Marca propia',
      'Cursos sin límite',
      'Seguimiento del progreso',
      'Integraciones básicas',
    ],
    PROFESSIONAL: [
      'Informes avanzados',
      'Acceso a la API',
      'Soporte prémium',
      'Dominio propio',
      'Integraciones avanzadas',
      'Colaboración en equipo',
      'Importación masiva de estudiantes',
    ],
    ENTERPRISE: [
      'Marca blanca',
      'Soporte dedicado',
      'Integraciones a medida',
      'Garantía de nivel de servicio (SLA)',
      'Desarrollo de funciones a medida',
      'Puesta en marcha y formación',
    ],
  },
  limitations: {
    FREE: ['Sin marca propia', 'Almacenamiento limitado', 'Sin soporte prioritario', 'Informes básicos'],
    STARTER: ['Sin acceso a la API', 'Integraciones limitadas'],
    PROFESSIONAL: ['Marca blanca limitada'],
  },
};
