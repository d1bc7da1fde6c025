import { styled } from 'styled-components';
import { QRCodeSVG } from 'qrcode.react';

export const Code = styled(QRCodeSVG)`
  max-inline-size: 100%;
  block-size: auto;
  shape-rendering: crispEdges;
  forced-color-adjust: none;
`;
