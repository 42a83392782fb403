/** Generated from openapi.yaml by `npm run api:generate`. Do not edit. */

import { formats } from '../validation/formats';
import { textLength } from '../validation/text-length';
import { withoutLoop } from '../validation/without-loop';

const isConfirmation = validate10;
const schema11 = {"type":"object","required":["message"],"properties":{"message":{"type":"string","minLength":1}},"$id":"Confirmation"};
const func2 = textLength;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Confirmation" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.message === undefined) && (missing0 = "message")){
validate10.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.message !== undefined){
let data0 = data.message;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) < 1){
validate10.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate10.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
else {
validate10.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate10.errors = vErrors;
return errors === 0;
}

const isErrorBody = validate11;
const schema12 = {"type":"object","required":["message"],"properties":{"message":{"type":"string","minLength":1},"errors":{"type":"object","additionalProperties":{"type":"string"}}},"$id":"ErrorBody"};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ErrorBody" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.message === undefined) && (missing0 = "message")){
validate11.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.message !== undefined){
let data0 = data.message;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) < 1){
validate11.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate11.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data1 = data.errors;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key0 in data1){
const _errs6 = errors;
if(typeof data1[key0] !== "string"){
validate11.errors = [{instancePath:instancePath+"/errors/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/errors/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate11.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate11.errors = vErrors;
return errors === 0;
}

const isLoginResponse = validate12;
const schema13 = {"type":"object","required":["token"],"properties":{"token":{"type":"string","minLength":1}},"$id":"LoginResponse"};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="LoginResponse" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.token === undefined) && (missing0 = "token")){
validate12.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.token !== undefined){
let data0 = data.token;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func2(data0) < 1){
validate12.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate12.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
else {
validate12.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate12.errors = vErrors;
return errors === 0;
}

const isSessionList = validate13;
const schema14 = {"type":"object","required":["data"],"properties":{"data":{"type":"array","items":{"$ref":"Session"}}},"$id":"SessionList"};
const schema15 = {"type":"object","required":["id","current","createdAt","lastUsedAt"],"properties":{"id":{"type":"string","minLength":1},"current":{"type":"boolean"},"createdAt":{"type":"string"},"lastUsedAt":{"type":"string"}},"$id":"Session"};

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SessionList" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate13.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.data !== undefined){
let data0 = data.data;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((((data1.id === undefined) && (missing1 = "id")) || ((data1.current === undefined) && (missing1 = "current"))) || ((data1.createdAt === undefined) && (missing1 = "createdAt"))) || ((data1.lastUsedAt === undefined) && (missing1 = "lastUsedAt"))){
validate13.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"Session/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.id !== undefined){
let data2 = data1.id;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func2(data2) < 1){
validate13.errors = [{instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"Session/properties/id/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate13.errors = [{instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"Session/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs6 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.current !== undefined){
const _errs8 = errors;
if(typeof data1.current !== "boolean"){
validate13.errors = [{instancePath:instancePath+"/data/" + i0+"/current",schemaPath:"Session/properties/current/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.createdAt !== undefined){
const _errs10 = errors;
if(typeof data1.createdAt !== "string"){
validate13.errors = [{instancePath:instancePath+"/data/" + i0+"/createdAt",schemaPath:"Session/properties/createdAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.lastUsedAt !== undefined){
const _errs12 = errors;
if(typeof data1.lastUsedAt !== "string"){
validate13.errors = [{instancePath:instancePath+"/data/" + i0+"/lastUsedAt",schemaPath:"Session/properties/lastUsedAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"Session/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate13.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate13.errors = vErrors;
return errors === 0;
}

const isNoticeList = validate14;
const schema16 = {"type":"object","required":["data"],"properties":{"data":{"type":"array","items":{"$ref":"Notice"}}},"$id":"NoticeList"};
const schema17 = {"type":"object","required":["code","message","since","count"],"properties":{"code":{"type":"string","minLength":1},"message":{"type":"string","minLength":1},"since":{"type":"string"},"count":{"type":"integer","minimum":1}},"$id":"Notice"};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="NoticeList" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate14.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.data !== undefined){
let data0 = data.data;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((((data1.code === undefined) && (missing1 = "code")) || ((data1.message === undefined) && (missing1 = "message"))) || ((data1.since === undefined) && (missing1 = "since"))) || ((data1.count === undefined) && (missing1 = "count"))){
validate14.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"Notice/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.code !== undefined){
let data2 = data1.code;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func2(data2) < 1){
validate14.errors = [{instancePath:instancePath+"/data/" + i0+"/code",schemaPath:"Notice/properties/code/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate14.errors = [{instancePath:instancePath+"/data/" + i0+"/code",schemaPath:"Notice/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs6 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.message !== undefined){
let data3 = data1.message;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func2(data3) < 1){
validate14.errors = [{instancePath:instancePath+"/data/" + i0+"/message",schemaPath:"Notice/properties/message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate14.errors = [{instancePath:instancePath+"/data/" + i0+"/message",schemaPath:"Notice/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.since !== undefined){
const _errs10 = errors;
if(typeof data1.since !== "string"){
validate14.errors = [{instancePath:instancePath+"/data/" + i0+"/since",schemaPath:"Notice/properties/since/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.count !== undefined){
let data5 = data1.count;
const _errs12 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate14.errors = [{instancePath:instancePath+"/data/" + i0+"/count",schemaPath:"Notice/properties/count/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs12){
if(typeof data5 == "number"){
if(data5 < 1 || isNaN(data5)){
validate14.errors = [{instancePath:instancePath+"/data/" + i0+"/count",schemaPath:"Notice/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
else {
validate14.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"Notice/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate14.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate14.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate14.errors = vErrors;
return errors === 0;
}

const isArticleList = validate15;
const schema18 = {"type":"object","required":["data"],"properties":{"data":{"type":"array","items":{"$ref":"Article"}},"total":{"type":"integer","minimum":0},"page":{"type":"integer","minimum":1},"limit":{"type":"integer","minimum":1}},"$id":"ArticleList"};
const schema19 = {"type":"object","required":["id","title","slug","date","bannerImage","sections","sidebarItems"],"properties":{"id":{"$ref":"Id"},"title":{"type":"string"},"slug":{"type":"string"},"date":{"$ref":"CalendarDate"},"bannerImage":{"type":["string","null"]},"bannerSizes":{"type":"array","items":{"$ref":"BannerSize"}},"bannerAlt":{"type":"string"},"summary":{"type":"string"},"sections":{"oneOf":[{"type":"array","items":{"$ref":"Section"}},{"type":"string"}]},"sidebarItems":{"oneOf":[{"type":"array","items":{"$ref":"SidebarItem"}},{"type":"string"}]}},"$id":"Article"};
const schema20 = {"type":["string","integer"],"$id":"Id"};
const schema21 = {"type":"string","format":"date","$id":"CalendarDate"};
const schema22 = {"type":"object","required":["url","width"],"properties":{"url":{"type":"string"},"width":{"type":"integer","minimum":1}},"$id":"BannerSize"};
const schema26 = {"type":"object","required":["title","description","link"],"properties":{"title":{"type":"string"},"description":{"type":"string"},"link":{"type":"string"}},"$id":"SidebarItem"};
const formats0 = formats.date;
const schema23 = {"type":"object","required":["title","content"],"properties":{"title":{"type":"string"},"content":{"type":"array","items":{"$ref":"ContentBlock"}},"cta":{"$ref":"Cta"},"showImage":{"type":"boolean"},"imageUrl":{"type":"string"},"type":{"type":"string","enum":["paragraph","list"]}},"$id":"Section"};
const schema24 = {"type":"object","required":["type","content"],"properties":{"type":{"type":"string","enum":["paragraph","list"]},"content":{"oneOf":[{"type":"string"},{"type":"array","items":{"type":"string"}}]},"title":{"type":"string"},"listType":{"type":"string"},"useCheckIcon":{"type":"boolean"},"emoji":{"type":"string"},"emojis":{"type":"array","items":{"type":"string"}}},"$id":"ContentBlock"};
const schema25 = {"type":"object","required":["text","link"],"properties":{"text":{"type":"string"},"link":{"type":"string"}},"$id":"Cta"};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Section" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.title === undefined) && (missing0 = "title")) || ((data.content === undefined) && (missing0 = "content"))){
validate17.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.title !== undefined){
const _errs1 = errors;
if(typeof data.title !== "string"){
validate17.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
let data1 = data.content;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((data2.type === undefined) && (missing1 = "type")) || ((data2.content === undefined) && (missing1 = "content"))){
validate17.errors = [{instancePath:instancePath+"/content/" + i0,schemaPath:"ContentBlock/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data2.type !== undefined){
let data3 = data2.type;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate17.errors = [{instancePath:instancePath+"/content/" + i0+"/type",schemaPath:"ContentBlock/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data3 === "paragraph") || (data3 === "list"))){
validate17.errors = [{instancePath:instancePath+"/content/" + i0+"/type",schemaPath:"ContentBlock/properties/type/enum",keyword:"enum",params:{allowedValues: schema24.properties.type.enum}}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.content !== undefined){
let data4 = data2.content;
const _errs10 = errors;
const _errs11 = errors;
let valid4 = false;
let passing0 = null;
const _errs12 = errors;
if(typeof data4 !== "string"){
const err0 = {instancePath:instancePath+"/content/" + i0+"/content",schemaPath:"ContentBlock/properties/content/oneOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs12 === errors;
if(_valid0){
valid4 = true;
passing0 = 0;
}
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data4)){
var valid5 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs16 = errors;
if(typeof data4[i1] !== "string"){
const err1 = {instancePath:instancePath+"/content/" + i0+"/content/" + i1,schemaPath:"ContentBlock/properties/content/oneOf/1/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid5 = _errs16 === errors;
if(!valid5){
break;
}
}
}
else {
const err2 = {instancePath:instancePath+"/content/" + i0+"/content",schemaPath:"ContentBlock/properties/content/oneOf/1/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs14 === errors;
if(_valid0 && valid4){
valid4 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid4 = true;
passing0 = 1;
}
}
if(!valid4){
const err3 = {instancePath:instancePath+"/content/" + i0+"/content",schemaPath:"ContentBlock/properties/content/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate17.errors = vErrors;
return false;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.title !== undefined){
const _errs18 = errors;
if(typeof data2.title !== "string"){
validate17.errors = [{instancePath:instancePath+"/content/" + i0+"/title",schemaPath:"ContentBlock/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.listType !== undefined){
const _errs20 = errors;
if(typeof data2.listType !== "string"){
validate17.errors = [{instancePath:instancePath+"/content/" + i0+"/listType",schemaPath:"ContentBlock/properties/listType/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.useCheckIcon !== undefined){
const _errs22 = errors;
if(typeof data2.useCheckIcon !== "boolean"){
validate17.errors = [{instancePath:instancePath+"/content/" + i0+"/useCheckIcon",schemaPath:"ContentBlock/properties/useCheckIcon/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.emoji !== undefined){
const _errs24 = errors;
if(typeof data2.emoji !== "string"){
validate17.errors = [{instancePath:instancePath+"/content/" + i0+"/emoji",schemaPath:"ContentBlock/properties/emoji/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs24 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.emojis !== undefined){
let data10 = data2.emojis;
const _errs26 = errors;
if(errors === _errs26){
if(Array.isArray(data10)){
var valid6 = true;
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
const _errs28 = errors;
if(typeof data10[i2] !== "string"){
validate17.errors = [{instancePath:instancePath+"/content/" + i0+"/emojis/" + i2,schemaPath:"ContentBlock/properties/emojis/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs28 === errors;
if(!valid6){
break;
}
}
}
else {
validate17.errors = [{instancePath:instancePath+"/content/" + i0+"/emojis",schemaPath:"ContentBlock/properties/emojis/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid3 = _errs26 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
}
else {
validate17.errors = [{instancePath:instancePath+"/content/" + i0,schemaPath:"ContentBlock/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate17.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cta !== undefined){
let data12 = data.cta;
const _errs30 = errors;
const _errs31 = errors;
if(errors === _errs31){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
let missing2;
if(((data12.text === undefined) && (missing2 = "text")) || ((data12.link === undefined) && (missing2 = "link"))){
validate17.errors = [{instancePath:instancePath+"/cta",schemaPath:"Cta/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data12.text !== undefined){
const _errs33 = errors;
if(typeof data12.text !== "string"){
validate17.errors = [{instancePath:instancePath+"/cta/text",schemaPath:"Cta/properties/text/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid8 = _errs33 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data12.link !== undefined){
const _errs35 = errors;
if(typeof data12.link !== "string"){
validate17.errors = [{instancePath:instancePath+"/cta/link",schemaPath:"Cta/properties/link/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid8 = _errs35 === errors;
}
else {
var valid8 = true;
}
}
}
}
else {
validate17.errors = [{instancePath:instancePath+"/cta",schemaPath:"Cta/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.showImage !== undefined){
const _errs37 = errors;
if(typeof data.showImage !== "boolean"){
validate17.errors = [{instancePath:instancePath+"/showImage",schemaPath:"#/properties/showImage/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.imageUrl !== undefined){
const _errs39 = errors;
if(typeof data.imageUrl !== "string"){
validate17.errors = [{instancePath:instancePath+"/imageUrl",schemaPath:"#/properties/imageUrl/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data17 = data.type;
const _errs41 = errors;
if(typeof data17 !== "string"){
validate17.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data17 === "paragraph") || (data17 === "list"))){
validate17.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema23.properties.type.enum}}];
return false;
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate17.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate17.errors = vErrors;
return errors === 0;
}


function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Article" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.slug === undefined) && (missing0 = "slug"))) || ((data.date === undefined) && (missing0 = "date"))) || ((data.bannerImage === undefined) && (missing0 = "bannerImage"))) || ((data.sections === undefined) && (missing0 = "sections"))) || ((data.sidebarItems === undefined) && (missing0 = "sidebarItems"))){
validate16.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))))){
validate16.errors = [{instancePath:instancePath+"/id",schemaPath:"Id/type",keyword:"type",params:{type: schema20.type}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs4 = errors;
if(typeof data.title !== "string"){
validate16.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.slug !== undefined){
const _errs6 = errors;
if(typeof data.slug !== "string"){
validate16.errors = [{instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.date !== undefined){
let data3 = data.date;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data3 === "string"){
if(!(formats0(data3))){
validate16.errors = [{instancePath:instancePath+"/date",schemaPath:"CalendarDate/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate16.errors = [{instancePath:instancePath+"/date",schemaPath:"CalendarDate/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bannerImage !== undefined){
let data4 = data.bannerImage;
const _errs11 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate16.errors = [{instancePath:instancePath+"/bannerImage",schemaPath:"#/properties/bannerImage/type",keyword:"type",params:{type: schema19.properties.bannerImage.type}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bannerSizes !== undefined){
let data5 = data.bannerSizes;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data5)){
var valid3 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing1;
if(((data6.url === undefined) && (missing1 = "url")) || ((data6.width === undefined) && (missing1 = "width"))){
validate16.errors = [{instancePath:instancePath+"/bannerSizes/" + i0,schemaPath:"BannerSize/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data6.url !== undefined){
const _errs18 = errors;
if(typeof data6.url !== "string"){
validate16.errors = [{instancePath:instancePath+"/bannerSizes/" + i0+"/url",schemaPath:"BannerSize/properties/url/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs18 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data6.width !== undefined){
let data8 = data6.width;
const _errs20 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate16.errors = [{instancePath:instancePath+"/bannerSizes/" + i0+"/width",schemaPath:"BannerSize/properties/width/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs20){
if(typeof data8 == "number"){
if(data8 < 1 || isNaN(data8)){
validate16.errors = [{instancePath:instancePath+"/bannerSizes/" + i0+"/width",schemaPath:"BannerSize/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid5 = _errs20 === errors;
}
else {
var valid5 = true;
}
}
}
}
else {
validate16.errors = [{instancePath:instancePath+"/bannerSizes/" + i0,schemaPath:"BannerSize/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs15 === errors;
if(!valid3){
break;
}
}
}
else {
validate16.errors = [{instancePath:instancePath+"/bannerSizes",schemaPath:"#/properties/bannerSizes/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bannerAlt !== undefined){
const _errs22 = errors;
if(typeof data.bannerAlt !== "string"){
validate16.errors = [{instancePath:instancePath+"/bannerAlt",schemaPath:"#/properties/bannerAlt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.summary !== undefined){
const _errs24 = errors;
if(typeof data.summary !== "string"){
validate16.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sections !== undefined){
let data11 = data.sections;
const _errs26 = errors;
const _errs27 = errors;
let valid6 = false;
let passing0 = null;
const _errs28 = errors;
if(errors === _errs28){
if(Array.isArray(data11)){
var valid7 = true;
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
const _errs30 = errors;
if(!(validate17(data11[i1], {instancePath:instancePath+"/sections/" + i1,parentData:data11,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var valid7 = _errs30 === errors;
if(!valid7){
break;
}
}
}
else {
const err0 = {instancePath:instancePath+"/sections",schemaPath:"#/properties/sections/oneOf/0/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs28 === errors;
if(_valid0){
valid6 = true;
passing0 = 0;
}
const _errs31 = errors;
if(typeof data11 !== "string"){
const err1 = {instancePath:instancePath+"/sections",schemaPath:"#/properties/sections/oneOf/1/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs31 === errors;
if(_valid0 && valid6){
valid6 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid6 = true;
passing0 = 1;
}
}
if(!valid6){
const err2 = {instancePath:instancePath+"/sections",schemaPath:"#/properties/sections/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate16.errors = vErrors;
return false;
}
else {
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sidebarItems !== undefined){
let data13 = data.sidebarItems;
const _errs33 = errors;
const _errs34 = errors;
let valid8 = false;
let passing1 = null;
const _errs35 = errors;
if(errors === _errs35){
if(Array.isArray(data13)){
var valid9 = true;
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
let data14 = data13[i2];
const _errs37 = errors;
const _errs38 = errors;
if(errors === _errs38){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
let missing2;
if((((data14.title === undefined) && (missing2 = "title")) || ((data14.description === undefined) && (missing2 = "description"))) || ((data14.link === undefined) && (missing2 = "link"))){
const err3 = {instancePath:instancePath+"/sidebarItems/" + i2,schemaPath:"SidebarItem/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data14.title !== undefined){
const _errs40 = errors;
if(typeof data14.title !== "string"){
const err4 = {instancePath:instancePath+"/sidebarItems/" + i2+"/title",schemaPath:"SidebarItem/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid11 = _errs40 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data14.description !== undefined){
const _errs42 = errors;
if(typeof data14.description !== "string"){
const err5 = {instancePath:instancePath+"/sidebarItems/" + i2+"/description",schemaPath:"SidebarItem/properties/description/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid11 = _errs42 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data14.link !== undefined){
const _errs44 = errors;
if(typeof data14.link !== "string"){
const err6 = {instancePath:instancePath+"/sidebarItems/" + i2+"/link",schemaPath:"SidebarItem/properties/link/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid11 = _errs44 === errors;
}
else {
var valid11 = true;
}
}
}
}
}
else {
const err7 = {instancePath:instancePath+"/sidebarItems/" + i2,schemaPath:"SidebarItem/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var valid9 = _errs37 === errors;
if(!valid9){
break;
}
}
}
else {
const err8 = {instancePath:instancePath+"/sidebarItems",schemaPath:"#/properties/sidebarItems/oneOf/0/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var _valid1 = _errs35 === errors;
if(_valid1){
valid8 = true;
passing1 = 0;
}
const _errs46 = errors;
if(typeof data13 !== "string"){
const err9 = {instancePath:instancePath+"/sidebarItems",schemaPath:"#/properties/sidebarItems/oneOf/1/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid1 = _errs46 === errors;
if(_valid1 && valid8){
valid8 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid8 = true;
passing1 = 1;
}
}
if(!valid8){
const err10 = {instancePath:instancePath+"/sidebarItems",schemaPath:"#/properties/sidebarItems/oneOf",keyword:"oneOf",params:{passingSchemas: passing1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
validate16.errors = vErrors;
return false;
}
else {
errors = _errs34;
if(vErrors !== null){
if(_errs34){
vErrors.length = _errs34;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate16.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate16.errors = vErrors;
return errors === 0;
}


function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ArticleList" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate15.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.data !== undefined){
let data0 = data.data;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate16(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate15.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data2 = data.total;
const _errs4 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate15.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
validate15.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.page !== undefined){
let data3 = data.page;
const _errs6 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate15.errors = [{instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
validate15.errors = [{instancePath:instancePath+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limit !== undefined){
let data4 = data.limit;
const _errs8 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate15.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data4 == "number"){
if(data4 < 1 || isNaN(data4)){
validate15.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate15.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate15.errors = vErrors;
return errors === 0;
}

const isSavedArticle = validate20;
const schema27 = {"type":"object","required":["data","message"],"properties":{"data":{"$ref":"Article"},"message":{"type":"string","minLength":1}},"$id":"SavedArticle"};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SavedArticle" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.message === undefined) && (missing0 = "message"))){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.data !== undefined){
const _errs1 = errors;
if(!(validate16(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data1 = data.message;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(func2(data1) < 1){
validate20.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}

const isArticleResponse = validate22;
const schema28 = {"type":"object","required":["data"],"properties":{"data":{"$ref":"Article"}},"$id":"ArticleResponse"};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ArticleResponse" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.data !== undefined){
if(!(validate16(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}

const isVersionList = validate24;
const schema29 = {"type":"object","required":["data"],"properties":{"data":{"type":"array","items":{"$ref":"Version"}}},"$id":"VersionList"};
const schema30 = {"type":"object","required":["version","savedBy","savedAt","title"],"properties":{"version":{"$ref":"Id"},"savedBy":{"type":"string"},"savedAt":{"type":"string"},"title":{"type":"string"}},"$id":"Version"};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Version" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.version === undefined) && (missing0 = "version")) || ((data.savedBy === undefined) && (missing0 = "savedBy"))) || ((data.savedAt === undefined) && (missing0 = "savedAt"))) || ((data.title === undefined) && (missing0 = "title"))){
validate25.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.version !== undefined){
let data0 = data.version;
const _errs1 = errors;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))))){
validate25.errors = [{instancePath:instancePath+"/version",schemaPath:"Id/type",keyword:"type",params:{type: schema20.type}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.savedBy !== undefined){
const _errs4 = errors;
if(typeof data.savedBy !== "string"){
validate25.errors = [{instancePath:instancePath+"/savedBy",schemaPath:"#/properties/savedBy/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.savedAt !== undefined){
const _errs6 = errors;
if(typeof data.savedAt !== "string"){
validate25.errors = [{instancePath:instancePath+"/savedAt",schemaPath:"#/properties/savedAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs8 = errors;
if(typeof data.title !== "string"){
validate25.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="VersionList" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.data !== undefined){
let data0 = data.data;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate25(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}

const isJobList = validate27;
const schema32 = {"type":"object","required":["data"],"properties":{"data":{"type":"array","items":{"$ref":"Job"}}},"$id":"JobList"};
const schema33 = {"type":"object","required":["id","title","subtitle","departmentId","location","experience","jobType","description","responsibilities","qualifications"],"properties":{"id":{"$ref":"Id"},"title":{"type":"string"},"subtitle":{"type":"string"},"departmentId":{"type":"string"},"location":{"type":"string"},"experience":{"type":"string"},"jobType":{"type":"string"},"description":{"type":"string"},"responsibilities":{"type":"array","items":{"type":"string"}},"qualifications":{"type":"array","items":{"type":"string"}},"datePosted":{"$ref":"CalendarDate"},"validThrough":{"$ref":"CalendarDate"}},"$id":"Job"};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Job" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.id === undefined) && (missing0 = "id")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.subtitle === undefined) && (missing0 = "subtitle"))) || ((data.departmentId === undefined) && (missing0 = "departmentId"))) || ((data.location === undefined) && (missing0 = "location"))) || ((data.experience === undefined) && (missing0 = "experience"))) || ((data.jobType === undefined) && (missing0 = "jobType"))) || ((data.description === undefined) && (missing0 = "description"))) || ((data.responsibilities === undefined) && (missing0 = "responsibilities"))) || ((data.qualifications === undefined) && (missing0 = "qualifications"))){
validate28.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))))){
validate28.errors = [{instancePath:instancePath+"/id",schemaPath:"Id/type",keyword:"type",params:{type: schema20.type}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs4 = errors;
if(typeof data.title !== "string"){
validate28.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subtitle !== undefined){
const _errs6 = errors;
if(typeof data.subtitle !== "string"){
validate28.errors = [{instancePath:instancePath+"/subtitle",schemaPath:"#/properties/subtitle/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.departmentId !== undefined){
const _errs8 = errors;
if(typeof data.departmentId !== "string"){
validate28.errors = [{instancePath:instancePath+"/departmentId",schemaPath:"#/properties/departmentId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.location !== undefined){
const _errs10 = errors;
if(typeof data.location !== "string"){
validate28.errors = [{instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.experience !== undefined){
const _errs12 = errors;
if(typeof data.experience !== "string"){
validate28.errors = [{instancePath:instancePath+"/experience",schemaPath:"#/properties/experience/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.jobType !== undefined){
const _errs14 = errors;
if(typeof data.jobType !== "string"){
validate28.errors = [{instancePath:instancePath+"/jobType",schemaPath:"#/properties/jobType/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs16 = errors;
if(typeof data.description !== "string"){
validate28.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.responsibilities !== undefined){
let data8 = data.responsibilities;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data8)){
var valid2 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
const _errs20 = errors;
if(typeof data8[i0] !== "string"){
validate28.errors = [{instancePath:instancePath+"/responsibilities/" + i0,schemaPath:"#/properties/responsibilities/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs20 === errors;
if(!valid2){
break;
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/responsibilities",schemaPath:"#/properties/responsibilities/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.qualifications !== undefined){
let data10 = data.qualifications;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data10)){
var valid3 = true;
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
const _errs24 = errors;
if(typeof data10[i1] !== "string"){
validate28.errors = [{instancePath:instancePath+"/qualifications/" + i1,schemaPath:"#/properties/qualifications/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs24 === errors;
if(!valid3){
break;
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/qualifications",schemaPath:"#/properties/qualifications/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.datePosted !== undefined){
let data12 = data.datePosted;
const _errs26 = errors;
const _errs27 = errors;
if(errors === _errs27){
if(errors === _errs27){
if(typeof data12 === "string"){
if(!(formats0(data12))){
validate28.errors = [{instancePath:instancePath+"/datePosted",schemaPath:"CalendarDate/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/datePosted",schemaPath:"CalendarDate/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validThrough !== undefined){
let data13 = data.validThrough;
const _errs29 = errors;
const _errs30 = errors;
if(errors === _errs30){
if(errors === _errs30){
if(typeof data13 === "string"){
if(!(formats0(data13))){
validate28.errors = [{instancePath:instancePath+"/validThrough",schemaPath:"CalendarDate/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/validThrough",schemaPath:"CalendarDate/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}


function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="JobList" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate27.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.data !== undefined){
let data0 = data.data;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate28(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate27.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate27.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}

const isJobResponse = validate30;
const schema37 = {"type":"object","required":["data"],"properties":{"data":{"$ref":"Job"}},"$id":"JobResponse"};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="JobResponse" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate30.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.data !== undefined){
if(!(validate28(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
}
}
else {
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}

const isAnyObject = validate32;
const schema38 = {"type":"object","$id":"AnyObject"};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AnyObject" */;
let vErrors = null;
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
validate32.errors = vErrors;
return errors === 0;
}

export const responseValidators = {
  Confirmation: isConfirmation,
  ErrorBody: isErrorBody,
  LoginResponse: isLoginResponse,
  SessionList: isSessionList,
  NoticeList: isNoticeList,
  ArticleList: isArticleList,
  SavedArticle: isSavedArticle,
  ArticleResponse: isArticleResponse,
  VersionList: isVersionList,
  JobList: isJobList,
  JobResponse: isJobResponse,
  AnyObject: isAnyObject,
};
